/** One part of a question: what is asked, where it is answered and, once it is marked, what it earns and why. */
import { use } from 'react'
import { counted } from '#lib/counted.ts'
import type { ByLanguage, Language } from '#lib/language.ts'
import type { ItemResult, PlayerProps } from '#quiz/contract/quiz-type.ts'
import { earnedIn, outcomeOf } from '#quiz/contract/result.ts'
import { explainedResult } from '#quiz/interactions/mark.ts'
import { ReportLink } from '#quiz/interactions/report-link.tsx'
import { VERDICT_WORDS } from '#quiz/interactions/verdict-words.ts'
import { handText } from '#quiz/worksheet/hand/cells.ts'
import { HandSlot } from '#quiz/worksheet/hand/hand-slot.tsx'
import { joined } from '#quiz/worksheet/judge/compare.ts'
import { judge, NOTHING, type Understood, understood } from '#quiz/worksheet/judge/judge.ts'
import { type Judgement, resultOf } from '#quiz/worksheet/judge/judgement.ts'
import { ReasonLines } from '#quiz/worksheet/reason-lines.tsx'
import {
  askId,
  isHand,
  languageOfQuestion,
  type Part,
  type Question,
  type WorksheetQuiz,
} from '#quiz/worksheet/worksheet.ts'
import { MARK_WORDS, MarkIcon } from '#ui/icon/mark.tsx'
import { Boxes } from './boxes.tsx'
import { Choice } from './choice.tsx'
import { ContentLanguage, useTranslate } from './content-language.tsx'
import { Hint } from './hint.tsx'
import { Lines } from './lines.tsx'
import { loadMarked, MarkedSlot } from './marked-slot.tsx'
import { MathText } from './math-text.tsx'

type Props = PlayerProps<WorksheetQuiz> & Readonly<{ question: Question; part: Part }>

type Titles = Readonly<Record<Judgement['verdict'], string>>

function titlesIn(language: Language, own: Pick<Titles, 'follows' | 'near' | 'unread'>): Titles {
  const { right, wrong, none } = VERDICT_WORDS[language]
  return { right, slip: wrong, wrong, none, form: '', points: '', ...own }
}

const TITLES: ByLanguage<Titles> = {
  en: titlesIn('en', {
    follows: 'Right for your own earlier answer: it earns its marks.',
    near: 'Not quite, but near.',
    unread: 'We cannot read this.',
  }),
  'zh-Hans': titlesIn('zh-Hans', {
    follows: '根据你前面的答案，这样做是对的，可以得分。',
    near: '不太对，但很接近。',
    unread: '我们看不懂这个答案。',
  }),
}

/** In place of a title where some of the marks are earned. */
const SOME: ByLanguage<(result: ItemResult) => string> = {
  en: (result) => `${earnedIn([result])}.`,
  'zh-Hans': ({ earned, marks }) => `${marks} 分得 ${earned} 分。`,
}

/** Leads to the key of a sentence: there are others. */
const SENTENCE_IS: ByLanguage<string> = { en: ' One right sentence is ', 'zh-Hans': ' 其中一个正确的句子是 ' }

/** Leads to the key; of work of the hand it stands in each cell. */
function keyIs({ answer }: Part, language: Language): string {
  if (isHand(answer)) return ''
  return answer.kind === 'sentence' ? SENTENCE_IS[language] : VERDICT_WORDS[language].keyIs
}

/** The key as it is read: '(2) 44°', '$4.50'. A phone shows the number of an option alone: the option is above it. */
function Key({ answer }: Pick<Part, 'answer'>) {
  if (answer.kind === 'lines' || isHand(answer)) return null
  if (answer.kind !== 'choice') return <MathText text={answer.key} />
  return (
    <>
      ({answer.key + 1})
      <span className="key-words">
        {' '}
        <MathText text={answer.options[answer.key] ?? ''} />
      </span>
    </>
  )
}

/** The verdict, the reason, and the key where it was not given. */
function Why({ part, judgement, language }: Readonly<{ part: Part; judgement: Judgement; language: Language }>) {
  const result = resultOf(part, judgement)
  const mark = outcomeOf(result) ?? 'wrong'
  const titles = TITLES[language]
  return (
    <div className={`reason is-${mark}`} id={`why-${part.id}`} tabIndex={-1}>
      <MarkIcon mark={mark} />
      <p className="reason-title" lang={language}>
        {mark === 'partly' ? SOME[language](result) : titles[judgement.verdict]}
        {mark === 'right' ? '' : keyIs(part, language)}
        {mark === 'right' || isHand(part.answer) ? null : (
          <b className="ans-key">
            <Key answer={part.answer} />
          </b>
        )}
      </p>
      <ReasonLines own={judgement.note} why={part.reason} draw={(text) => <MathText text={text} />} />
    </div>
  )
}

/** An open answer, and a sentence that nobody has listed. */
const isMarkedByPupil = ({ answer }: Part, judgement: Judgement | null): boolean =>
  answer.kind === 'lines' || judgement?.verdict === 'points'

/** The boxes with what is printed beside them, the marks, and what was read of what is typed. */
function AnswerRow({ part, given, judgement, said, language, onRespond }: RowProps) {
  const { answer, marks } = part
  const isOpen = isMarkedByPupil(part, judgement)
  const result = judgement === null ? undefined : resultOf(part, judgement)
  const mark = outcomeOf(result) ?? undefined
  const before = 'before' in answer ? answer.before : ''
  const after = 'after' in answer ? answer.after : ''
  const typed = answer.kind !== 'choice' && !isHand(answer) && !isOpen
  const hint = said.reading === '' && said.refusal === '' ? '' : `said-${part.id}`
  return (
    <div className="ans">
      {typed ? <span className="ans-label">{mark === undefined ? 'Answer' : 'You wrote'}</span> : null}
      {before === '' ? null : <span className="ans-unit">{before}</span>}
      {isOpen ? null : <Boxes part={part} given={given} mark={mark} hint={hint} onRespond={onRespond} />}
      {after === '' ? null : <span className="ans-unit">{after}</span>}
      {mark === undefined || !typed ? null : (
        <>
          <MarkIcon mark={mark} />
          <span className="sr">{earnedIn([result]) || MARK_WORDS[mark]}</span>
        </>
      )}
      <span className="q-marks" aria-hidden="true">
        {judgement === null || isOpen ? `[${marks}]` : `${judgement.earned} / ${marks}`}
      </span>
      <Hint id={hint} said={said} language={language} onRespond={onRespond} />
    </div>
  )
}

type RowProps = Readonly<{
  part: Part
  given: string
  judgement: Judgement | null
  said: Understood
  language: Language
  onRespond(value: string): void
}>

/** What was given, as a report says it. */
const inWords = (answer: Part['answer'], given: string): string =>
  isHand(answer) ? handText(answer, given) : joined(answer, given).replaceAll('|', ' ')

export function PartView({ question, part, quiz, response, score, reasons, ticked, onRespond, onTick }: Props) {
  const translate = useTranslate()
  const { answer } = part
  const given = response[part.id] ?? ''
  const language = languageOfQuestion(question, use(ContentLanguage))
  const asked = quiz.items.some(({ id }) => id === part.id)
  const marked = score?.results[part.id] !== undefined
  const judgement = marked ? judge(question, part, response) : null
  const explained = explainedResult(score, reasons, part.id) === null ? null : judgement
  const respond = (value: string) => {
    onRespond(part.id, value)
    // What needs it says so if it cannot be fetched.
    loadMarked().catch(() => undefined)
  }
  const id = answer.kind === 'lines' && !marked ? undefined : `item-${part.id}`
  return (
    <div className={part.label === '' ? 'part part-only' : 'part'} id={id}>
      {part.label === '' ? null : (
        <span>
          {part.label}
          <span className="sr">{`, ${counted(part.marks, 'mark')}`}</span>
        </span>
      )}
      {part.ask === '' ? null : (
        <p className="prompt" id={askId(part)} translate={translate}>
          <MathText text={part.ask} />
        </p>
      )}
      {answer.kind === 'choice' ? (
        <Choice part={part} answer={answer} given={given} marked={marked} language={language} onRespond={respond} />
      ) : null}
      {isHand(answer) ? (
        <HandSlot
          part={part}
          answer={answer}
          given={given}
          marked={marked}
          explained={explained !== null}
          language={language}
          onRespond={respond}
        />
      ) : null}
      {answer.kind === 'lines' && !marked ? (
        <Lines part={part} answer={answer} given={given} language={language} onRespond={respond} />
      ) : null}
      {asked || marked ? (
        <AnswerRow
          part={part}
          given={given}
          judgement={judgement}
          said={marked ? NOTHING : understood(question, part, given, language)}
          language={language}
          onRespond={respond}
        />
      ) : null}
      <div className="verdict wide" role="status">
        {explained === null || isMarkedByPupil(part, explained) ? null : (
          <Why part={part} judgement={explained} language={language} />
        )}
      </div>
      {explained === null ? null : (
        <MarkedSlot
          part={part}
          judgement={explained}
          given={given}
          asked={[...question.stem, ...question.asks, part.ask]}
          language={language}
          ticked={ticked}
          onTick={onTick}
        />
      )}
      {explained === null ? null : <ReportLink id={part.id} given={inWords(answer, given)} />}
    </div>
  )
}
