/** A button that says the marked word of an item that asks how it is read; none for other items. */
import type { Language } from '#lib/language.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import { HearWord } from '#ui/voice/hear-word.tsx'

export function HeardWord({ prompt, language }: Readonly<{ prompt: string; language: Language }>) {
  const marked = parseMarkup(prompt).segments.find(({ kind }) => kind === 'mark')
  return marked?.kind === 'mark' ? <HearWord word={marked.text} language={language} /> : null
}
