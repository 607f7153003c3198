/** Says above an exercise that some of its questions have changed since it was begun. */
import { make } from '#app/browser/memory/make.ts'

const inWords = (ids: readonly string[]): string => ids.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** `ids` are those of one question or more. */
export function noteChanged(ids: readonly string[]): void {
  const [what, answers] = ids.length === 1 ? ['Question', 'its answer'] : ['Questions', 'their answers']
  const words = `${what} ${inWords(ids)} changed on this site since you were here, so ${answers} had to go. All others are still here.`
  document
    .querySelector('[data-island]')
    ?.before(make('div', { class: 'alert alert-note', role: 'status' }, make('p', {}, words)))
}
