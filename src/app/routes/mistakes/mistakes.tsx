/** The questions that this device remembers as missed, and the map of skills. The page is the same for everyone; its script fills it. */
import { loadMistakes } from '#app/loaders/mistakes.server.ts'
import { MemoryChoices } from '#app/parts/display/memory-choices.tsx'
import { SkillMap } from '#app/parts/mistakes/skill-map.tsx'
import { plainMeta } from '#app/parts/site/seo.ts'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/mistakes'

export const loader = () => loadMistakes()

export function meta({ matches }: Route.MetaArgs) {
  const description =
    'The PSLE questions you missed come back on another day, until you have them right on two days. Kept on your device only, if you want it.'
  return plainMeta(matches, { path: '/mistakes', title: 'My mistakes', description })
}

function Off() {
  return (
    <section className="paper paper-pad mistakes-off" aria-labelledby="mistakes-off" data-mistakes-off>
      <h2 id="mistakes-off">This device does not remember yet</h2>
      <p>
        Switch it on, and the questions you miss from now on are listed here. Each comes back after a day or more, with
        its options in another order, until you have it right on two days.
      </p>
      <noscript>
        <p>Remembering needs JavaScript, which is off in this browser. Everything else here works without it.</p>
      </noscript>
      <div className="needs-script">
        <MemoryChoices />
      </div>
      <p className="small">
        If it did remember before, your browser deleted the list, as Safari does after seven days of use without a visit
        here. A copy that you saved can be read in again.
      </p>
      <p className="small">
        <a href="/privacy#memory">What exactly is kept, how to delete it, and how to read a copy in</a>
      </p>
    </section>
  )
}

export default function Mistakes({ loaderData: { exams, map } }: Route.ComponentProps) {
  return (
    <div data-memory="mistakes" data-exams={exams.join(' ')}>
      <PageHeader
        back={BACK_TO_HOME}
        title="My mistakes"
        lead="Questions you missed, a few days later. Right on two days, and a question leaves."
      />
      <Off />
      <div className="mistakes-list" data-mistakes-list hidden />
      <SkillMap subjects={map} />
    </div>
  )
}
