/** What is said in a clip, for after the sitting: one line a speaker. */
import { type ByLanguage, type Language, languageOf } from '#lib/language.ts'

type Line = Readonly<{ at: number; speaker: string; words: string }>

/** 'Mei: I am late.' is Mei's line; a line without a speaker is the narrator's. */
function linesOf(transcript: string): readonly Line[] {
  return transcript.split('\n').map((line, at) => {
    const [, speaker = '', words = line] = /^([^:：.?!。]{1,30})(?:: |：)(.*)$/.exec(line) ?? []
    return { at, speaker, words }
  })
}

const COLONS: ByLanguage<string> = { en: ': ', 'zh-Hans': '：' }

/** `language` is that of the practice. */
type Props = Readonly<{ transcript: string; of: string; language: Language }>

export function Transcript({ transcript, of, language }: Props) {
  if (transcript === '') return null
  return (
    <details className="transcript">
      <summary>
        Transcript<span className="sr"> of {of}</span>
      </summary>
      {linesOf(transcript).map(({ at, speaker, words }) => (
        <p key={at} lang={languageOf(words, language)}>
          {speaker === '' ? null : (
            <b>
              {speaker}
              {COLONS[languageOf(words, language)]}
            </b>
          )}
          {words}
        </p>
      ))}
    </details>
  )
}
