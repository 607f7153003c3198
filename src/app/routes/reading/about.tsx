/** What the site is, how its questions are made, and for whom. */

import { ReadingPage } from '#app/parts/reading-page.tsx'
import { pageMeta, siteName } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import { Books } from '#ui/drawings/books.tsx'
import type { Route } from './+types/about'

export function meta({ matches }: Route.MetaArgs) {
  const title = 'About'
  const description = `${siteName(matches)} is free PSLE practice for Primary 6 pupils in Singapore: original questions, marked at once, each with its reason. Nothing to sign up for.`
  return pageMeta(matches, { path: '/about', title, description }, 'AboutPage')
}

export default function About() {
  const { name } = useSite()
  return (
    <ReadingPage
      here="About"
      title={`About ${name}`}
      lead="A free place to practise for the PSLE, where every answer comes with its reason."
    >
      <p>
        {`Most practice papers tell you that question 7 was wrong. Few of them tell you why. A pupil who sits alone with a cross and a key learns one answer; a pupil who reads the reason learns the rule, and the rule is what comes back in the examination. ${name} was made for that second pupil.`}
      </p>
      <Books className="art read-art" />
      <h2>What you will find here</h2>
      <ul>
        <li>
          <b>Quizzes in English and Chinese.</b> Nine topics, five sets each, in the layout of the paper. They are
          marked the moment you submit. <a href="/practice">Choose a topic</a>.
        </li>
        <li>
          <b>Practice in the style of school prelims</b>, by year and by school. The schools are invented; the questions
          are ours. <a href="/prelim">Choose a school</a>.
        </li>
        <li>
          <b>Papers to download and print</b> in English, Chinese, Mathematics and Science.{' '}
          <a href="/downloads">See the papers</a>.
        </li>
        <li>
          <b>Short articles</b> about practising well: <a href="/articles/daily-practice">twenty minutes a day</a>,{' '}
          <a href="/articles/grammar-mistakes">three grammar mistakes</a>,{' '}
          <a href="/articles/instant-feedback">why finding out at once helps</a> and{' '}
          <a href="/articles/december-holidays">a calm plan for December</a>.
        </li>
      </ul>
      <p>
        The quizzes work on an old phone, with the keyboard alone, with a screen reader, and with JavaScript switched
        off.
      </p>
      <h2>How the questions are made</h2>
      <p>
        All of them are original: written for this site in the style of the examination, and copied from no paper and no
        book. The years on the sets, 2020 to 2024, are labels that tell the sets apart. They are not the papers of those
        years.
      </p>
      <p>
        A wrong answer key is worse than no key. So each set is solved once more without its key, the answers are
        compared, and every difference is looked into before the set appears here. A program then checks what programs
        are good at: that each question has one key, that no two options are the same, and that the spelling is British.
        If you find a mistake all the same, it is ours, and we would like to <a href="/contact">know about it</a>.
      </p>
      <h2>For whom</h2>
      <p>
        For pupils in Primary 6 first, and for those in Primary 5 who are curious. For parents who would like to see
        what is asked today. For teachers who need one link that opens on every device in the room. Nobody needs an
        account.
      </p>
      <h2>Who we are not</h2>
      <p>
        {`${name} is not run by the Ministry of Education or by the Singapore Examinations and Assessment Board, and neither of them has approved it. The dates and the format of your examination come from your school. Where this page and your teacher disagree, believe your teacher.`}
      </p>
      <h2>What it costs</h2>
      <p>
        Nothing. The program is open source under the MIT licence, and the questions may be copied, printed and changed
        under the Creative Commons Attribution 4.0 licence, as long as you say where they came from.
      </p>
    </ReadingPage>
  )
}
