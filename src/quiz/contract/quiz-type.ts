/**
 * The contract of a quiz type. Nine types implement it; pages, marking and tests know nothing else about them.
 * It holds no state and draws nothing: flows keep the state, players draw it.
 */

import type { Language } from '#lib/language.ts'
import type { Gloss } from './gloss.ts'

/** Names one item inside its quiz: the marker's number in passages, the question's number (from 1) elsewhere. */
export type ItemId = string

/** What the pupil gave, one string an item; '' is no response. Choices are option indexes from 0 ('0'). */
export type Responses = Readonly<Record<ItemId, string>>

/** Earns marks. `key` and `alternatives` are written like a response. */
export type Item = Readonly<{
  id: ItemId
  /** What is asked, with markers; '' where the passage itself asks. */
  prompt: string
  /** The choices as printed, in order; empty for typed answers. */
  options: readonly string[]
  /** How options sound and what they mean, by option; said after the marking. */
  glosses: Readonly<Record<string, Gloss>>
  key: string
  /** Other responses that earn the mark. */
  alternatives: readonly string[]
  /** Those of `alternatives` that a strict examiner may refuse; they earn the mark with a hint. */
  secondBest: readonly string[]
  explanation: string
  /** Wrong responses that pupils give, each as the response is held ('2' for the third option), with what is wrong with it. */
  mistakes: readonly Readonly<{ response: string; reason: string }>[]
  /** 1 warm-up, 2 as in the examination, 3 challenge; 0 if the document does not say. */
  level: 0 | 1 | 2 | 3
  /** A tag of docs/content-guide.md, 8; '' if the document has none. */
  skill: string
  /** Why the item cannot be asked (docs/behaviour.md, 6.5), or ''. A faulty item earns nothing and counts nowhere. */
  fault: string
}>

/**
 * `earned` of `marks`; an item of the nine types has one mark. One that the pupil marks by ticks has no marks here: it
 * counts in neither sum. `hint` is 'capital' where only capitals differ from an accepted answer (docs/behaviour.md, 4.6), 'second-best' where the
 * mark is earned by such a word (4.12), 'form' where a right value in another form costs a mark (21.6).
 */
export type ItemResult = Readonly<{ earned: number; marks: number; hint: 'none' | 'capital' | 'second-best' | 'form' }>

/** `total` are the marks of the items that can be asked; `results` has one entry for each of them. */
export type Score = Readonly<{ earned: number; total: number; results: Readonly<Record<ItemId, ItemResult>> }>

/** What every quiz has. `format` names the exam format it follows ('2020-2024 format') or is ''. */
export type Quiz = Readonly<{ title: string; format: string; items: readonly Item[] }>

/** One key of a tap pad: what it writes and what it stands for. */
export type PadKey = Readonly<{ symbol: string; word: string }>

/** The options that a pupil has crossed out, by item: option indexes from 0, as in a response. */
export type Crossed = Readonly<Record<ItemId, readonly string[]>>

/** What a pupil has ticked, by item: the numbers of steps or marking points, from 0, which the answer has. */
export type Ticked = Readonly<Record<ItemId, readonly string[]>>

export type Flow = 'stepper' | 'sheet'

/** A quiz type. Pure: the same quiz and response always give the same answer. The stored shape is in the type's `schema.ts`. */
export type QuizType<Q extends Quiz> = Readonly<{
  /** stepper: one question at a time, each marked on its own. sheet: all items on one page, one Submit. */
  flow: Flow
  /** Its flow without script. Where it is not `flow`, the result shows each question as it was asked. */
  formFlow: Flow
  /** The language of the instruction, and of the items of every type of the examination. */
  language: Language
  /** The language of one item: a selection has items of both. */
  itemLanguage(quiz: Q, id: ItemId): Language
  /** The heading of the page. */
  heading(quiz: Q): string
  instruction: string
  /** What the examination has of this today, beside a document's `format`; '' where nothing is known for certain. */
  today: string
  /** What a stepper asks at a time: the items of the quiz in groups, in their order. */
  steps(quiz: Q): readonly (readonly Item[])[]
  /** The input rule: the response to keep for what was typed or chosen, or null to ignore it. */
  accept(quiz: Q, id: ItemId, raw: string): string | null
  emptyResponse(quiz: Q): Responses
  /** Why Submit does not mark it yet, for a sheet the whole response: a sentence, or '' if it does. */
  refusal(quiz: Q, response: Responses): string
  score(quiz: Q, response: Responses): Score
  /** A response or key of one item as a pupil reads it: '(2) belongs'. '' for no response. */
  responseText(quiz: Q, item: Item, value: string): string
  /** The heading of a finished quiz. */
  doneText: string
  /** The sentence with the score on the result screen (docs/behaviour.md, 2.17). */
  scoreText(earned: number, total: number): string
  /** What one of its items is called on the page. */
  noun: 'blank' | 'question'
  /** The keys of the pad that fills this blank without a keyboard; none for other inputs. */
  pad(quiz: Q, id: ItemId): readonly PadKey[]
  /** Seconds that the examination gives for an item, the mean of the quiz: its minutes over its marks, times the item's marks. */
  pace(quiz: Q): number
}>

/**
 * What a player draws. `stage` is the item on show (of several parts the first), or 'all'. `score` is null until something is marked; an item that has
 * a result in it is marked and locked, the others are open: when a pupil tries only some items again, both stand side by
 * side.
 */
export type PlayerProps<Q extends Quiz> = Readonly<{
  quiz: Q
  response: Responses
  score: Score | null
  /**
   * The score whose reasons and answers are drawn beside the marks. It follows `score` one paint later, so that marks are on
   * the screen first.
   */
  reasons: Score | null
  stage: ItemId | 'all'
  /** Crossed-out options cannot be chosen until they are brought back. */
  crossed: Crossed
  ticked: Ticked
  onRespond(id: ItemId, value: string): void
  onCross(id: ItemId, value: string): void
  onTick(id: ItemId, value: string): void
}>
