/** How a class uses the site: what a teacher asks before the first lesson with it. */

import { loadOffered } from '#app/loaders/class/chosen-sets.server.ts'
import { CATALOGUE } from '#app/parts/catalogue/catalogue-paths.ts'
import { elsewherePath } from '#app/parts/elsewhere/elsewhere-paths.ts'
import { OnServer } from '#app/parts/islands/on-server.tsx'
import { type ChoiceGroup, SetChooser } from '#app/parts/sets/set-chooser.tsx'
import { pageMeta, siteName } from '#app/parts/site/seo.ts'
import { MATHS, mathsPath, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import { WholePaperLinks } from '#app/parts/whole/whole-paper-links.tsx'
import { LinkButton } from '#ui/button.tsx'
import { MarkedPage } from '#ui/drawings/marked-page.tsx'
import { HomeCrumbs, PageTitle } from '#ui/page/page-header.tsx'
import type { Route } from './+types/teachers'

export const loader = loadOffered

export function meta({ matches }: Route.MetaArgs) {
  const title = 'For teachers'
  const description = `Using ${siteName(matches)} in class: several sets behind one link, a question on the board, and what to teach again from the codes of your pupils. No accounts.`
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

/** A set of Mathematics or Science is drawn from the number in its URL. */
function Subjects() {
  return (
    <>
      <h2>Mathematics and Science</h2>
      <p>
        A set of <a href={MATHS}>Mathematics</a> or <a href={SCIENCE}>Science</a> is drawn from the number in its
        address: all pupils who open <b>{mathsPath('changing-ratios', 7)}</b> get the same eight problems, this year and
        next. Another number gives the same skill with other numbers. <b>Print</b> gives room to work and a key with the
        marks of each step. Open answers are marked by the pupil, point by point: project one and tick it together.
      </p>
      <h3>Two papers, one key</h3>
      <p>
        The same skill at two levels: in a list, K is ten warm-up problems, S ten as in the PSLE, T ten that are a
        challenge. Tick two of them, and <b>Print all, with one key</b> gives two papers that look alike. Only the key
        says which is which.
      </p>
    </>
  )
}

/** What the page does: sets behind one link, the board, the results of a class. */
function Doing({ offered }: Readonly<{ offered: readonly ChoiceGroup[] }>) {
  return (
    <>
      <ul className="teacher-doors" role="list">
        <li>
          <a href="/class">Results of a class</a>
          <p>Pupils show or send the code below their result. Paste forty of them and see what to teach again.</p>
        </li>
        <li>
          <a href="/quiz/grammar-mcq/Set_1/board">A question on the board</a>
          <p>
            One question on the whole screen. Keys 1 to 4 choose, Space shows the answer and why. Add /board to a set.
          </p>
        </li>
        <li>
          <a href="/make">A quiz of your own</a>
          <p>Paste a table or open a file of Moodle, Excel or a game. Your class gets a link that holds the quiz.</p>
        </li>
        <OnServer>
          <li>
            <a href={elsewherePath('/quiz/grammar-mcq/Set_1')}>Taken to SLS, Moodle and others</a>
            <p>
              Any exercise as a file for the place where your class works, with keys and reasons. Press Share in it.
            </p>
          </li>
        </OnServer>
      </ul>
      <p>
        For a school’s portal or search: <a href={CATALOGUE}>a catalogue for machines</a> lists everything, with licence
        and links.
      </p>
      <WholePaperLinks>Whole papers as in the examination, on screen or to print with their keys:</WholePaperLinks>
      <OnServer>
        <section className="choose" aria-labelledby="choose">
          <h2 id="choose">Several sets, one link</h2>
          <SetChooser groups={offered} />
        </section>
      </OnServer>
    </>
  )
}

/** The words below what the page does. */
function Words() {
  return (
    <>
      <p>
        You know your class; this page only says what the site can do for it. Everything here is free, and all of it may
        be copied, printed and changed, as long as you say where it came from.
      </p>
      <div className="read-art">
        <MarkedPage />
      </div>
      <InClass />
      <Sharing />
      <Subjects />
      <h2>After the marks</h2>
      <p>
        When a set is marked, each pupil sees which skills the lost marks belong to, and can choose{' '}
        <b>Try the ones you missed</b>. That second go is where most of the learning happens, and it takes two minutes.
        In the sets with one question at a time, pupils can flag what they would like to ask you about; the flags are
        still there in the result.
      </p>
      <h2>What you will not find</h2>
      <p>
        There is no dashboard and no record of who scored what. We keep no answers and no scores, so we could not show
        them to you if we wanted to. What your pupils show you by their codes stays between them and you. The{' '}
        <a href="/privacy">privacy page</a> says exactly what is kept. If you need marks for your records, print a set
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
        question, and we will fix it.
      </p>
      <p>
        <LinkButton variant="main" href="/practice">
          Choose a set for your class
        </LinkButton>
      </p>
    </>
  )
}

export default function Teachers({ loaderData: { offered } }: Route.ComponentProps) {
  return (
    <div className="reading">
      <HomeCrumbs here="For teachers" />
      <article>
        <PageTitle title="For teachers" lead="One link for the whole class. No accounts, nothing to set up." />
        <Doing offered={offered} />
        <div className="prose">
          <Words />
        </div>
      </article>
    </div>
  )
}
