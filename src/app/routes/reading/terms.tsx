/** On what terms the site may be used, in words that its readers know. */

import { ReadingPage } from '#app/parts/reading-page.tsx'
import { pageMeta, siteName } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import type { Route } from './+types/terms'

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Terms'
  const description = `The terms of ${siteName(matches)} on one page: free for everyone, what you may copy and print, what we promise, and what we cannot.`
  return pageMeta(matches, { path: '/terms', title, description }, 'WebPage')
}

export default function Terms() {
  const { name } = useSite()
  return (
    <ReadingPage
      here="Terms"
      title="Terms"
      lead="Use it, print it, share it. Here is what that means, and what we can and cannot promise."
    >
      <h2>Using the site</h2>
      <p>
        {`${name} is free for everyone, at home and at school. You need no account and no permission. By using it you accept what is written on this page. If you are a pupil, you may use it on your own; show this page to a parent if there is something in it that you do not understand.`}
      </p>
      <h2>Copying and printing</h2>
      <p>
        The questions, passages, reasons and articles are original work under the{' '}
        <b>Creative Commons Attribution 4.0 licence</b>
        {`. You may print them, hand them out in class, translate them and build on them, also for money, as long as you name ${name} as the source and say what you changed. The program behind the site is open source under the MIT licence.`}
      </p>
      <h2>What it is, and what it is not</h2>
      <ul>
        <li>
          It is practice in the style of the PSLE. It is not the PSLE, and it does not contain past questions of the
          examination.
        </li>
        <li>
          We are not connected with the Ministry of Education, the Singapore Examinations and Assessment Board, or any
          school.
        </li>
        <li>A score here tells you how one set went on one day. It does not predict your result.</li>
      </ul>
      <h2>Mistakes</h2>
      <p>
        We check every key and every reason, and still some of them will be wrong. When you{' '}
        <a href="/contact">tell us</a> of a mistake we fix it. We cannot promise that the site is free of mistakes, that
        it is always there, or that it will stay as it is, and as far as the law allows we are not liable for what
        follows from using it. It is a free service, given as it is.
      </p>
      <h2>Fair use</h2>
      <p>
        Please do not try to break the site, to overload it, or to send things through it that do not belong there. If a
        program of yours reads the site, let it read slowly. We may shut out what harms other pupils.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change, the new ones stand on this page. What we do with data is on the{' '}
        <a href="/privacy">privacy page</a>.
      </p>
    </ReadingPage>
  )
}
