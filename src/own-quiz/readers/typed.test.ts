/** Typed answers of other tools: a text with a blank each where they can be marked here, else left out by name and reason. */
import { describe, expect, it } from 'vitest'
import { check } from '#own-quiz/check.ts'
import { checkText } from '#own-quiz/check-text.ts'
import { isTextDraft, REFUSED } from '#own-quiz/draft.ts'
import type { OwnText } from '#own-quiz/texts/own-text.ts'
import { readText } from './read.ts'

async function textOf(source: string): Promise<Readonly<{ own: OwnText | null; notes: readonly string[] }>> {
  const found = await readText(source)
  if (!isTextDraft(found)) throw new Error('not a text')
  return checkText(found)
}

/** Why each question is left out; '' for one that is not. */
async function refusedIn(source: string): Promise<readonly string[]> {
  const found = await readText(source)
  if (isTextDraft(found)) throw new Error('a text')
  return found.drafts.map((draft, i) => {
    const verdict = check(draft, i + 1)
    return verdict.status === 'ready' ? '' : verdict.draft.refused
  })
}

const JOINED =
  'Each question became a paragraph of one text, and its blank is typed. Capital letters count here: “Children” is not “children”.'

const moodle = (...questions: readonly string[]): string =>
  `<quiz>${questions.map((one) => `<question type="shortanswer">${one}</question>`).join('')}</quiz>`

const asked = (text: string): string => `<questiontext format="html"><text>${text}</text></questiontext>`
const answer = (fraction: number, text: string, why: string): string =>
  `<answer fraction="${fraction}"><text>${text}</text><feedback format="html"><text>${why}</text></feedback></answer>`

const qti = (body: string, declared: string, processing: string, feedbacks: string): string =>
  `<assessmentItem><responseDeclaration identifier="R">${declared}</responseDeclaration><itemBody>${body}</itemBody><responseProcessing>${processing}</responseProcessing>${feedbacks}</assessmentItem>`

describe('words that are typed, with a blank each, are one text', () => {
  it('of GIFT', async () => {
    const { own, notes } = await textOf(
      'The plural of child is {=children =%100%kids =%0%childs#Not regular.}.\n\n::Q2::The \\{odd\\} one is ____.{=fern =%0%*#See its leaves. =%0%lily\\: white#It flowers.}',
    )
    expect(own).toMatchObject({
      type: 'compre-cloze',
      paragraphs: ['The plural of child is [1].', 'The {odd} one is [2].'],
      items: [
        { answers: ['children', 'kids'], mistakes: [{ answer: 'childs', reason: 'Not regular.' }], reason: '' },
        { answers: ['fern'], mistakes: [{ answer: 'lily: white', reason: 'It flowers.' }], reason: 'See its leaves.' },
      ],
    })
    expect(notes).toEqual([JOINED])
  })

  it('of Moodle, with its entities and without its tags', async () => {
    const { own, notes } = await textOf(
      moodle(
        asked('&lt;p&gt;Salt &amp;amp; sugar ____ in &lt;img src="a.png"&gt; water.&lt;/p&gt;') +
          answer(100, 'dissolve', '&lt;p&gt;Yes.&lt;/p&gt;') +
          answer(0, 'melt', '&lt;p&gt;Melting needs heat.&lt;/p&gt;') +
          answer(0, 'sink', ''),
      ),
    )
    expect(own).toMatchObject({
      paragraphs: ['Salt & sugar [1] in water.'],
      items: [{ answers: ['dissolve'], reason: 'Yes.', mistakes: [{ answer: 'melt', reason: 'Melting needs heat.' }] }],
    })
    expect(notes).toEqual([JOINED, 'A picture was taken off. Can it be answered without?'])
  })

  it('of QTI, with what was foreseen', async () => {
    const { own } = await textOf(
      qti(
        '<p>Water <textEntryInteraction responseIdentifier="R"/> at 100 °C.</p>',
        '<mapping><mapEntry mapKey="boils" mappedValue="2"/><mapEntry mapKey="will boil" mappedValue="2"/></mapping>',
        '<setOutcomeValue identifier="F"><baseValue>g</baseValue></setOutcomeValue><responseCondition><responseIf><match><variable identifier="R"/><baseValue>melts</baseValue></match><setOutcomeValue identifier="F"><baseValue>m</baseValue></setOutcomeValue></responseIf></responseCondition>',
        '<modalFeedback outcomeIdentifier="F" identifier="g"><p>It turns to steam.</p></modalFeedback><modalFeedback outcomeIdentifier="F" identifier="m"><p>Ice melts.</p><p>It turns to steam.</p></modalFeedback>',
      ),
    )
    expect(own).toMatchObject({
      paragraphs: ['Water [1] at 100 °C.'],
      items: [
        {
          answers: ['boils', 'will boil'],
          reason: 'It turns to steam.',
          mistakes: [{ answer: 'melts', reason: 'Ice melts.' }],
        },
      ],
    })
  })

  it('with a * of its own', async () =>
    expect((await textOf('A sign: ____.{=star \\\\*}')).own?.items[0]?.answers).toEqual(['star *']))

  it('with characters that nobody sees is not ready', async () =>
    expect((await textOf(moodle(asked('It is ____.') + answer(100, 're&#x202e;d', '')))).own).toBeNull())
})

describe('what is marked in another way there is left out by its reason', () => {
  it.each([
    ['without a blank', 'Who is it?{=Ali =%0%Bo#No.}', REFUSED.typed],
    ['with two blanks', 'It ____ and ____.{=is}', REFUSED.typed],
    ['of a number', 'Two and two is {=4 =four}.', REFUSED.typed],
    ['of a number with a tolerance', 'Pi is {#3.14:0.01}', REFUSED.number],
    ['in Chinese', '我____学校。{=去}', REFUSED.typed],
    ['with / in its answer', 'It is fast: ____.{=km/h}', REFUSED.typed],
    ['with any letters', 'A colour: ____.{=colo*r}', REFUSED.anyLetters],
    ['with a part of the marks', 'A word: ____.{=one =%50%two}', REFUSED.partly],
    ['that is all wrong', 'A word: ____.{=%0%one#No.}', REFUSED.noAnswer],
    ['with a place in its text', 'See [1] for ____.{=more}', REFUSED.typed],
    [
      'with a part of the marks in Moodle',
      moodle(asked('A ____.') + answer(100, 'a', '') + answer(50, 'b', '')),
      REFUSED.partly,
    ],
    [
      'with a part of the marks in QTI',
      qti(
        '<p>A <textEntryInteraction responseIdentifier="R"/></p>',
        '<mapping><mapEntry mapKey="a" mappedValue="2"/><mapEntry mapKey="b" mappedValue="1"/></mapping>',
        '',
        '',
      ),
      REFUSED.partly,
    ],
    [
      'without an answer in QTI',
      qti('<p>A <textEntryInteraction responseIdentifier="R"/></p>', '', '', ''),
      REFUSED.noAnswer,
    ],
  ])('%s', async (_, source, reason) => expect(await refusedIn(source)).toEqual([reason]))

  it('beside questions with options, which stay', async () =>
    expect(await refusedIn('The plural of child is {=children}.\n\nPick x.{=x ~y}')).toEqual([REFUSED.typed, '']))
})

it('signs of GIFT that mean nothing where they are, are words', async () => {
  const found = await readText(
    '::Q: 1::Ann: 2 + 2 = 4 #1 ~ is it: {=right: yes#So: it is. ~wrong \\: no} or not: tell.\n\nSay: 1 = 1?{T#No: it is.}',
  )
  expect(
    isTextDraft(found) ? [] : found.drafts.map(({ prompt, options, refused }) => [prompt, options, refused]),
  ).toEqual([
    ['Ann: 2 + 2 = 4 #1 ~ is it: _____ or not: tell.', ['right: yes', 'wrong : no'], ''],
    ['Say: 1 = 1?', ['True', 'False'], ''],
  ])
})
