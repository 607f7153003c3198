/** Every whole paper that is shipped as its page and as its page for printing. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type PrintedSection, PrintedWhole } from '#app/parts/whole/printed-whole.tsx'
import { subjectFacts } from '#exam/exam-facts.ts'
import type { Responses } from '#quiz/contract/quiz-type.ts'
import { printTyped } from '#quiz/registry/documents.ts'
import { type LanguageSubject, paperType } from '#quiz/whole-paper/definition.ts'
import type { PaperQuiz, PaperSection } from '#quiz/whole-paper/paper-quiz.ts'
import { PaperPlayer } from '#quiz/whole-paper/player.tsx'
import { readPaper } from './certify.ts'
import { paperQuiz } from './paper-quiz.ts'

const ROOT = 'content/whole-papers'
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const subjects: readonly LanguageSubject[] = ['english', 'chinese']
const papers = subjects.flatMap((subject) =>
  readdirSync(`${ROOT}/${subject}`).map((number) => ({ subject, number, folder: `${ROOT}/${subject}/${number}` })),
)

function paperOf(subject: LanguageSubject, folder: string): PaperQuiz {
  const stored = new Map(readdirSync(folder).map((file) => [basename(file, '.json'), read(`${folder}/${file}`)]))
  const { paper, parts } = readPaper(subjectFacts.parse(read(`content/exam/${subject}.json`)), stored)
  if (paper === null) throw new Error(`${folder} is no paper`)
  return paperQuiz('The paper', paper, parts, subject === 'chinese')
}

const nothing = () => undefined

/** Marked with this response; not marked for null. */
function pageOf(subject: LanguageSubject, quiz: PaperQuiz, response: Responses | null): string {
  const score = response === null ? null : paperType(subject).score(quiz, response)
  const marked = { response: response ?? {}, score, reasons: score, stage: 'all', crossed: {}, ticked: {} } as const
  return renderToStaticMarkup(
    <PaperPlayer quiz={quiz} {...marked} onRespond={nothing} onCross={nothing} onTick={nothing} />,
  )
}

function printedOf({ name, paperNote: note, marks, asked }: PaperSection): PrintedSection {
  const head = { name, note, marks, title: asked.quiz.title }
  if (asked.type === 'worksheet') return { ...head, kind: 'questions', sections: asked.quiz.sections }
  return { ...head, kind: 'text', ...printTyped(asked, Number(asked.quiz.items[0]?.id)) }
}

/** The words of a page. The lines for name, class and date in the head of a printed one are no text. */
const wordsOf = (html: string): string =>
  html.replace(/<header class="pw-head">.*?<\/header>/s, '').replaceAll(/<[^>]*>/g, ' ')

describe.each(papers)('$subject $number', ({ subject, folder }) => {
  const quiz = paperOf(subject, folder)
  const empty = paperType(subject).emptyResponse(quiz)
  const keys = Object.fromEntries(quiz.items.map(({ id, key }) => [id, key]))
  const stimuli = quiz.sections.flatMap(({ asked }) =>
    asked.type === 'worksheet' ? asked.quiz.sections.flatMap(({ stimulus }) => stimulus ?? []) : [],
  )
  const pages = {
    'the page': pageOf(subject, quiz, null),
    'the marked page': pageOf(subject, quiz, empty),
    'the page for printing': renderToStaticMarkup(
      <PrintedWhole
        title={quiz.title}
        labels={{ paper: 'English', set: '1', size: '' }}
        sections={quiz.sections.map(printedOf)}
      />,
    ),
  }

  test.each(Object.entries(pages))('no marker and no underscore stands on %s', (_name, html) =>
    expect(wordsOf(html).match(/.{0,30}(?:\*|__|\[\/|\[[wn]\]).{0,30}/g)).toBeNull(),
  )

  test.each(Object.entries(pages))('every text has its title on %s', (_name, html) => {
    expect(stimuli.length).toBeGreaterThan(0)
    const drawn = (title: string) => html.includes(renderToStaticMarkup(<h2 className="">{title}</h2>))
    expect(stimuli.map(({ title }) => title).filter((title) => !drawn(title))).toEqual([])
  })

  test.each([
    ['nothing', empty],
    ['every key', keys],
  ])('%s is marked in the language of the paper', (_name, response) => {
    const words = wordsOf(pageOf(subject, quiz, response))
    if (subject === 'english') expect(words).not.toMatch(/\p{Script=Han}/u)
    else expect(words.match(/Correct|Not quite|Wrong|Right|Your answer|Answer:|No answer|Accept|Refuse/g)).toBeNull()
  })

  test.each(Object.entries(pages))('a marked word is underlined on %s', (_name, html) => {
    const words = quiz.items.flatMap(({ prompt }) => [...prompt.matchAll(/\[w\](.*?)\[\/w\]/g)].map(([, word]) => word))
    expect(words.length).toBe(subject === 'chinese' ? 2 : 0)
    expect(words.filter((word) => !html.includes(`<span class="marked-word">${word}</span>`))).toEqual([])
  })
})
