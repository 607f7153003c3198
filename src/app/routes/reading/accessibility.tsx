/** The accessibility statement: what was tested and how, what is known to be wanting, how to report a barrier. */

import { ReadingPage } from '#app/parts/reading-page.tsx'
import { pageMeta, siteName } from '#app/parts/site/seo.ts'
import { useSite } from '#app/parts/site/site-context.ts'
import type { Route } from './+types/accessibility'

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Accessibility'
  const description = `What ${siteName(matches)} does so that everybody can use it, what was tested against WCAG 2.2 AA and how, what is still wanting, and how to report a barrier.`
  return pageMeta(matches, { path: '/accessibility', title, description }, 'WebPage')
}

function Doing() {
  return (
    <>
      <h2>What you can do</h2>
      <ul>
        <li>
          <b>Use the keyboard for everything.</b> In a quiz, arrow keys move between options and Enter submits. Press X
          on an option to cross it out, and use the control beside it to bring it back. In a passage, Enter leads to the
          next blank, and the count at the foot, “3 of 10 filled in”, opens a list that leads to any of them.
        </li>
        <li>
          <b>Use a screen reader.</b> Each blank says its number and the words around it. A marked question says once
          whether it was right, what the answer is and why. A finished quiz moves you to its result.
        </li>
        <li>
          <b>Change how pages look</b> under Display: light, dark, cream or high contrast, four text sizes, wider
          spacing, line focus. If you choose nothing, pages follow what your device prefers.
        </li>
        <li>
          <b>Have pages read aloud</b>, where your device has a voice for the language. Words whose spelling or sound is
          being tested are left out, and so are listening tests.
        </li>
        <li>
          <b>Take your time.</b> Nothing runs out. The timer is off until you switch it on, screen readers do not
          announce it, and when it is over nothing is locked.
        </li>
        <li>
          <b>Do without JavaScript.</b> The quizzes are forms, and our server marks them.
        </li>
      </ul>
    </>
  )
}

function Tested() {
  return (
    <>
      <h2>What was tested</h2>
      <p>
        The goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. These tests run in a browser
        (Chromium) before each change of the site goes out:
      </p>
      <ul>
        <li>the rules of axe on each kind of page and each state of a quiz, in all four colour themes;</li>
        <li>the contrast of every pair of colours in every theme: 4.5 to 1 at least for text, 3 to 1 for controls;</li>
        <li>every type of quiz, answered from start to end with the keyboard alone, and without JavaScript;</li>
        <li>pages 320 pixels wide, which is a zoom of 400 % on a common screen: nothing scrolls sideways;</li>
        <li>the text spacing that WCAG asks pages to bear, colours forced by the system, and reduced motion;</li>
        <li>the size of what can be pressed, a focus that can be seen, and the language of every Chinese part.</li>
      </ul>
      <p>The tree that a browser gives to screen readers was also read through by hand for a cloze quiz.</p>
    </>
  )
}

export default function Accessibility() {
  const { name } = useSite()
  return (
    <ReadingPage
      here="Accessibility"
      title="Accessibility"
      lead={`${name} is for every pupil. Here is what that means so far, and how to tell us where it fails.`}
    >
      <Doing />
      <Tested />
      <h2>What is still wanting</h2>
      <ul>
        <li>
          Nobody has yet used the site for us with JAWS, NVDA, VoiceOver or TalkBack for a whole lesson. We would be
          glad to hear from somebody who has.
        </li>
        <li>
          In a Chinese passage, the names of blanks mix English and Chinese, and a screen reader says both with one
          voice.
        </li>
        <li>Options that stand inside a line of a Chinese passage cannot be crossed out.</li>
      </ul>
      <h2>Tell us about a barrier</h2>
      <p>
        Write to us with the <a href="/contact">contact form</a>. Say which page it was, what you wanted to do, and what
        you use to read it. We answer within 1-2 business days. If you need a set in another form in the meantime, say
        so and we will try to send it.
      </p>
    </ReadingPage>
  )
}
