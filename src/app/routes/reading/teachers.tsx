/** How a class uses the site: what a teacher asks before the first lesson with it. */
import { OnServer } from '#app/parts/on-server.tsx'
import { ReadingPage } from '#app/parts/reading-page.tsx'
import { pageMeta, siteName } from '#app/parts/seo.ts'
import { LinkButton } from '#ui/button.tsx'
import { MarkedPage } from '#ui/drawings/marked-page.tsx'
import type { Route } from './+types/teachers'

export function meta({ matches }: Route.MetaArgs) {
  const title = 'For teachers'
  const description = `Using ${siteName(matches)} in class: one link or QR code for everybody, the same shuffled options for the whole room, no accounts, and reasons to talk about.`
  return pageMeta(matches, { path: '/teachers', title, description }, 'WebPage')
}

function InClass() {
  return (
    <>
      <h2>Three ways to use a set</h2>
      <h3>Ten minutes at the start</h3>
      <p>
        Show the QR code of a set on the screen. Pupils open it on whatever they have: a school tablet, a laptop, a
        phone. There is nothing to install and nobody signs in, so the first question is answered within a minute. A
        grammar set has ten questions; at the pace of the paper that is twelve minutes.
      </p>
      <h3>One question, everybody</h3>
      <p>
        Put one question on the screen and let the class show (1), (2), (3) or (4) with their fingers before you choose
        an option. Then cross out together what cannot be right, using the small control beside each option, and let
        somebody say why. The reason that appears after Submit is written to be read aloud.
      </p>
      <h3>Homework that marks itself</h3>
      <p>
        Copy the link into the message you send anyway. The set is marked in the pupil's own browser. Ask for one thing
        back: not the score, but the question they got wrong and the reason in their own words.
      </p>
    </>
  )
}

function Sharing() {
  return (
    <>
      <h2>What Share can do</h2>
      <p>
        Every set has a <b>Share</b> button, with a link to copy and a QR code to show. Three things can be added to
        both:
      </p>
      <ul>
        <li>
          <b>Mix the options.</b> Everybody who opens this link sees the options in the same new order, so you can still
          talk about “option 2”, and those who did the set last week cannot answer from memory of the numbers.
        </li>
        <li>
          <b>Leave out the score.</b> The marks and the reasons stay, the number goes. This keeps a first try from
          becoming a race.
        </li>
        <li>
          <b>Open it for printing.</b> The set opens ready for paper, for the day when the network is down.
        </li>
      </ul>
    </>
  )
}

export default function Teachers() {
  return (
    <ReadingPage
      here="For teachers"
      title="For teachers"
      lead="One link for the whole class, on any device, with no accounts and nothing to set up."
    >
      <p>
        You know your class; this page only says what the site can do for it. Everything here is free, and all of it may
        be copied, printed and changed, as long as you say where it came from.
      </p>
      <div className="read-art">
        <MarkedPage />
      </div>
      <InClass />
      <Sharing />
      <h2>After the marks</h2>
      <p>
        When a set is marked, each pupil sees which skills the lost marks belong to, and can choose{' '}
        <b>Try only the ones I got wrong</b>. That second go is where most of the learning happens, and it takes two
        minutes. In the sets with one question at a time, pupils can flag what they would like to ask you about; the
        flags are still there in the result.
      </p>
      <h2>What you will not find</h2>
      <p>
        There is no class list, no dashboard and no record of who scored what. We keep no answers and no scores, so we
        could not show them to you if we wanted to. The <a href="/privacy">privacy page</a> says exactly what is kept.
        If you need marks for your records, print a set
        <OnServer>
          , or a whole <a href="/print/english">English</a> or <a href="/print/chinese">Chinese</a> paper of the sets
          you choose
        </OnServer>
        , and mark it with its key.
      </p>
      <h2>Pupils who need something different</h2>
      <p>
        <b>Display</b>, at the top of every page, changes colours, text size and spacing, dims all but a few lines, and
        reads pages aloud where the device has a voice. The timer is off unless a pupil switches it on, and when it
        reaches zero nothing stops. Everything works with the keyboard and with a screen reader; the{' '}
        <a href="/accessibility">accessibility statement</a> says what was tested.
      </p>
      <h2>When something is wrong</h2>
      <p>
        A wrong key costs you more than it costs us. If you find one, <a href="/contact">tell us</a> which set and which
        question, and we will mend it.
      </p>
      <p>
        <LinkButton variant="main" href="/practice">
          Choose a set for your class
        </LinkButton>
      </p>
    </ReadingPage>
  )
}
