/** How a family uses the site: what to do tonight, what a score means, how often, and what to leave alone. */

import { loadEvenings } from '#app/loaders/evenings.server.ts'
import { OnServer } from '#app/parts/islands/on-server.tsx'
import { EveningCard } from '#app/parts/parents/evening-card.tsx'
import { pageMeta, siteName } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import { MATHS, SCIENCE } from '#app/parts/subjects/subject-paths.ts'
import { PapersToPrint } from '#app/parts/whole/papers-to-print.tsx'
import { bandOf } from '#listening/practice/results.ts'
import { questions } from '#quiz/question-types/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { scoreWords } from '#quiz/scoring/score-words.ts'
import { LinkButton } from '#ui/button.tsx'
import { PrintedPages } from '#ui/drawings/printed-pages.tsx'
import { HomeCrumbs, PageTitle } from '#ui/page/page-header.tsx'
import type { Route } from './+types/parents'

export const loader = loadEvenings

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  const title = 'For parents'
  const description = `PSLE practice at home with ${siteName(matches)}: what to do tonight, what a score means, what to say about a wrong answer, how to print a set, and what we know about your child.`
  return pageMeta(matches, { path: '/parents', title, description }, 'WebPage')
}

/** What a quiz of ten says of so many right answers. */
function wordsOf(right: number): string {
  const items = Array.from({ length: 10 }, (_, i) => ({ id: String(i + 1) }))
  const results = items.map(({ id }, i) => [id, { earned: i < right ? 1 : 0, marks: 1, hint: 'none' as const }])
  return scoreWords({ earned: right, total: items.length, results: Object.fromEntries(results) }, items)
}

/** Out of ten questions; `least` is the lowest of them. */
const SCORES = [
  {
    least: 8,
    right: '8 to 10',
    next: 'Your child knows this topic. Stop for tonight. Next time, choose another topic.',
  },
  {
    least: 6,
    right: '6 or 7',
    next: 'Read the reasons for the wrong answers. Then press “Try the ones you missed”. Do another set of this topic next week.',
  },
  {
    least: 4,
    right: '4 or 5',
    next: 'Sit together. Your child reads each reason aloud, then says it in other words. Do this topic again in two days.',
  },
  {
    least: 3,
    right: '0 to 3',
    next: 'This topic is still too hard to do alone, and it can be learnt. The result names the skills. Practise the first one only.',
  },
]

/** The lowest score of each sentence that a listening practice says. */
const BANDS = [
  { from: 80, range: '80 to 100' },
  { from: 60, range: '60 to 79' },
  { from: 40, range: '40 to 59' },
  { from: 0, range: 'below 40' },
]

function Scores() {
  return (
    <>
      <h2>What a score means, and what to do with it</h2>
      <p>
        A quiz says how many answers are right: <b>{definitions['grammar-mcq'].scoreText(7, 10)}</b>, or{' '}
        <b>{definitions['vocab-mcq'].scoreText(7, 10)}</b>. Mathematics, Science and whole papers count marks:{' '}
        <b>{questions.scoreText(52, 90)}</b>. This is what a quiz of ten says, and what you can do then:
      </p>
      <table className="bands">
        <tbody>
          {SCORES.map(({ least, right, next }) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              <td>
                <b>{wordsOf(least)}</b> {next}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A listening practice is different. It gives a score out of 100 and one of these four sentences. You see them
        only there.
      </p>
      <table className="bands">
        <tbody>
          {BANDS.map(({ from, range }) => (
            <tr key={range}>
              <th scope="row">{range}</th>
              <td>{bandOf(from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A score here is not a PSLE grade. One score tells you little. Let your child do the set again: the second score
        shows what your child has learnt.
      </p>
    </>
  )
}

function AtHome() {
  return (
    <>
      <h2>A plan for one evening</h2>
      <ol>
        <li>
          <b>Let your child choose the topic.</b> Do not ask for the weakest topic every day. Change between weak and
          strong topics.
        </li>
        <li>
          <b>Do one set, then stop.</b> A set takes ten to twenty minutes. There is a timer, but you do not have to use
          it.
        </li>
        <li>
          <b>Read the reasons together.</b> Read the reasons for the wrong answers. Also read the reason for a right
          answer that was a guess.
        </li>
        <li>
          <b>Do the wrong ones again.</b> The button <b>Try the ones you missed</b> asks only these questions again. It
          takes about two minutes, and the evening ends with right answers.
        </li>
      </ol>
      <p>
        Why twenty minutes, and why every day? Read our short articles about{' '}
        <a href="/articles/daily-practice">daily practice</a> and{' '}
        <a href="/articles/instant-feedback">instant feedback</a>.
      </p>
    </>
  )
}

function Subjects() {
  return (
    <>
      <h2>Mathematics and Science</h2>
      <p>
        In <a href={MATHS}>Mathematics</a> a wrong answer can still earn marks for the working. After Submit, put your
        child’s paper beside the screen. Tick each step that you find on the paper. The page adds up the marks.
      </p>
      <p>
        In <a href={SCIENCE}>Science</a> some answers are sentences. After Submit, the page shows the points of a good
        answer. Read each point aloud, then look for it in your child’s answer. The same idea in other words counts. A
        word without the idea does not count.
      </p>
    </>
  )
}

function Saying() {
  return (
    <>
      <h2>What to say about a wrong answer</h2>
      <p>
        Ask “Why did you choose that one?” Do not ask “Why did you get it wrong?” Most children have a reason for their
        answer. When you know the reason, you can help. If your own English or Chinese is not strong, let your child
        explain the rule to you. Explaining is practice, too.
      </p>
      <p>
        Four out of ten is not bad news in March. It shows six things to learn. The result names the skills, and each
        skill has more questions to practise.
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
        {`${name} has practice in English, Chinese, Mathematics and Science. It marks the answers at once and gives the reasons. It also has listening practice, and papers to print. Your child opens a page and starts. There is no account and no password.`}
      </p>
      <AtHome />
      <Subjects />
      <Saying />
      <h2>On paper</h2>
      <div className="read-art">
        <PrintedPages />
      </div>
      <p>
        Some children think better with a pencil, and the examination is on paper. Papers of schools, with their keys,
        are under <a href="/downloads">Downloads</a>. You can also print any set here
        <OnServer>
          , or make one <a href="/print/english">English</a> or <a href="/print/chinese">Chinese</a> paper from the sets
          you choose
        </OnServer>
        . Keep the key until your child has finished the paper.
      </p>
      <h2>If reading on a screen is hard</h2>
      <p>
        Open <b>Display</b> at the top of any page. You can choose larger letters, wider spacing, a cream background, or
        a band that shows only a few lines at a time. If your device has a voice, it can read the page aloud. Your
        child’s device remembers these choices. Nobody else can see them.
      </p>
      <h2>What we know about your child</h2>
      <p>
        Nothing. No name, no age, no school, no answers, no scores. The <a href="/privacy">privacy page</a> says more.
        If you wish, your own device keeps <a href="/mistakes">my mistakes and a map of skills</a>, and nobody else sees
        it. So we cannot tell you how your child is doing. Please ask your child.
      </p>
      <h2>What we cannot promise</h2>
      <p>
        We wrote the questions ourselves, in the style of the examination. They are not past examination questions. A
        good score here does not promise a good grade. The advice of your school comes first. If something here confuses
        your child or looks wrong to you, <a href="/contact">write to us</a>.
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
        <PageTitle title="For parents" lead="Twenty calm minutes in the evening." />
        <EveningCard evenings={loaderData.evenings} />
        <PapersToPrint papers={loaderData.toPrint} />
        <div className="prose">
          <Scores />
          <Words />
        </div>
      </article>
    </div>
  )
}
