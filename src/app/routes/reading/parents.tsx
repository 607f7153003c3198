/** How a family uses the site: what to do tonight, what a score means, how often, and what to leave alone. */

import { loadEvenings } from '#app/loaders/evenings.server.ts'
import { OnServer } from '#app/parts/on-server.tsx'
import { EveningCard } from '#app/parts/parents/evening-card.tsx'
import { pageMeta, siteName } from '#app/parts/seo.ts'
import { useSite } from '#app/parts/site-context.ts'
import { MATHS, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { PrintedPages } from '#ui/drawings/printed-pages.tsx'
import { HomeCrumbs, PageTitle } from '#ui/page-header.tsx'
import type { Route } from './+types/parents'

export const loader = loadEvenings

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  const title = 'For parents'
  const description = `PSLE practice at home with ${siteName(matches)}: what to do tonight, what a score means, what to say about a wrong answer, how to print a set, and what we know about your child.`
  return pageMeta(matches, { path: '/parents', title, description }, 'WebPage')
}

const BANDS = [
  {
    from: '80 to 100',
    words: 'Excellent work!',
    next: 'This topic is safe. Stop for tonight; next time choose another topic.',
  },
  {
    from: '60 to 79',
    words: 'Good job!',
    next: 'Read the reasons beside the crosses, then “Try the ones you missed”. Another set of it next week.',
  },
  {
    from: '40 to 59',
    words: 'Fair performance',
    next: 'Sit together. Your child reads each reason aloud and says it in other words. The same topic again in two days.',
  },
  {
    from: 'below 40',
    words: 'Keep practicing!',
    next: 'Too hard alone, not too late. Look at the skills that the result names, and take only the first of them.',
  },
]

function Scores() {
  return (
    <>
      <h2>What a score means, and what to do with it</h2>
      <table className="bands">
        <tbody>
          {BANDS.map(({ from, words, next }) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              <td>
                <b>{words}</b>
                {next}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A score is the share of right answers in one set of one section, out of 100. It is no Achievement Level, and one
        evening's score says little. The second try says more: it shows what was learnt from the first.
      </p>
    </>
  )
}

function AtHome() {
  return (
    <>
      <h2>A plan that fits into an evening</h2>
      <ol>
        <li>
          <b>Let your child choose the topic.</b> The weakest one every day is a punishment. Weak, strong, weak, strong
          is a plan.
        </li>
        <li>
          <b>One set, then stop.</b> A set takes ten to twenty minutes. The timer is there for those who like it; nobody
          has to switch it on.
        </li>
        <li>
          <b>Read the reasons together.</b> Not all of them: only those beside a cross, and the one beside a lucky
          guess.
        </li>
        <li>
          <b>Once more, but only what was lost.</b> The button <b>Try the ones you missed</b> asks just those questions
          again. Two minutes, and the evening ends with something that went right.
        </li>
      </ol>
      <p>
        Why twenty minutes, and why every day? There is <a href="/articles/daily-practice">a short article</a> about it,
        and another about <a href="/articles/instant-feedback">finding out at once</a>.
      </p>
    </>
  )
}

function Subjects() {
  return (
    <>
      <h2>Mathematics and Science</h2>
      <p>
        In <a href={MATHS}>Mathematics</a> a wrong answer still earns marks for its working. After Submit, lay the paper
        beside the screen and tick the steps that are there: the page adds them up. In <a href={SCIENCE}>Science</a> you
        and your child tick the points of an open answer. Read the point aloud, then look for it: the same idea in other
        words counts, a word without the idea does not.
      </p>
    </>
  )
}

function Saying() {
  return (
    <>
      <h2>What to say about a wrong answer</h2>
      <p>
        “Why did you choose that one?” is a better question than “Why did you get it wrong?” Children nearly always had
        a reason, and it is the reason that needs mending. If your own English or Chinese is rusty, let your child
        explain the rule to you. Explaining is practice, too.
      </p>
      <p>
        A score of four out of ten is not bad news in March. It is a list of six things to look at. The result names the
        skills behind the lost marks, each with another set to practise it.
      </p>
    </>
  )
}

/** The words below what the page does. */
function Words() {
  const { name } = useSite()
  return (
    <>
      <p>
        {`${name} has practice in English and Chinese that marks itself and says why, listening practice, and papers in four subjects to print. Your child opens a page and begins. There is no account to make and no password to forget.`}
      </p>
      <AtHome />
      <Subjects />
      <Saying />
      <h2>On paper</h2>
      <div className="read-art">
        <PrintedPages />
      </div>
      <p>
        Some children think better with a pencil, and the examination is on paper. Past year papers with their keys are
        under <a href="/downloads">Downloads</a>. Any set here can be printed too
        <OnServer>
          , and you can have a whole <a href="/print/english">English</a> or <a href="/print/chinese">Chinese</a> paper
          made of the sets you choose
        </OnServer>
        . Keep the key in your own hands until the paper is done.
      </p>
      <h2>If reading on a screen is hard</h2>
      <p>
        Open <b>Display</b> at the top of any page. There are larger letters, wider spacing, a cream background that
        glares less, a band that shows only a few lines at a time, and a voice that reads the page aloud if your device
        has one. Your child's device remembers these choices, and nobody else learns of them.
      </p>
      <h2>What we know about your child</h2>
      <p>
        Nothing. No name, no age, no school, no answers, no scores. What that means in detail is on the{' '}
        <a href="/privacy">privacy page</a>. It also means that we cannot tell you how your child is doing. Ask; the
        answer will be more interesting than a chart.
      </p>
      <h2>One honest word</h2>
      <p>
        The questions are our own, written in the style of the examination. They are not past questions, and doing them
        promises no grade. The school's advice comes first. If something here confuses your child or looks wrong to you,{' '}
        <a href="/contact">write to us</a>.
      </p>
      <p>
        <LinkButton variant="main" href="/practice">
          Choose a first set
        </LinkButton>
      </p>
    </>
  )
}

export default function Parents({ loaderData }: Route.ComponentProps) {
  return (
    <div className="reading">
      <HomeCrumbs here="For parents" />
      <article>
        <PageTitle title="For parents" lead="Twenty calm minutes at the kitchen table." />
        <EveningCard evenings={loaderData.evenings} />
        <div className="prose">
          <Scores />
          <Words />
        </div>
      </article>
    </div>
  )
}
