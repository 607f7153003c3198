/** One question as an item of QTI 2.1, with a feedback for each wrong option. */
import { blocksHtml, lineHtml, pictureName, pointsHtml, reasonHtml, type Style } from '#portable/html.ts'
import { type Markup, markup, NOTHING } from '#portable/markup.ts'
import { nameOf, type PortableAnswer, type PortableItem } from '#portable/portable.ts'

export const PICTURES = 'pictures'

/** QTI 2.1 has no underlining. QTI 3 has this class for it, which older players pass over. */
const STYLE: Style = {
  underlined: (text) => markup`<strong class="qti-underline">${text}</strong>`,
  picture: ({ alt }, item, place) =>
    markup`<p><img src="../${PICTURES}/${pictureName(item, place)}" alt="${alt}"/></p>`,
}

/** Identifiers begin with a letter. */
export const itemName = ({ id }: Pick<PortableItem, 'id'>): string => `q${id}`
const optionName = (i: number): string => `option${i + 1}`
const mistakeName = (i: number): string => `mistake${i + 1}`
/** The feedback of every response that has none of its own. */
const REASON = 'reason'

type Parts = Readonly<{ declaration: Markup; interaction: Markup; processing: Markup; feedback: Markup }>

const setScore = (value: Markup): Markup => markup`<setOutcomeValue identifier="SCORE">${value}</setOutcomeValue>`
const setFeedback = (name: string): Markup =>
  markup`<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">${name}</baseValue></setOutcomeValue>`

const feedbackFor = (name: string, content: Markup): Markup =>
  content.source === ''
    ? NOTHING
    : markup`  <modalFeedback outcomeIdentifier="FEEDBACK" identifier="${name}" showHide="show">${content}</modalFeedback>\n`

type Of<K extends PortableAnswer['kind']> = Extract<PortableAnswer, { kind: K }>

function choiceParts({ options, key }: Of<'choice'>, { ask, marks, reason }: PortableItem): Parts {
  const right = optionName(key)
  return {
    declaration: markup`<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${right}</value></correctResponse></responseDeclaration>`,
    interaction: markup`<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>${lineHtml(ask, STYLE)}</prompt>${options.map(({ line }, i) => markup`<simpleChoice identifier="${optionName(i)}">${lineHtml(line, STYLE)}</simpleChoice>`)}</choiceInteraction>`,
    processing: markup`<responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>${setScore(markup`<baseValue baseType="float">${marks}</baseValue>`)}</responseIf><responseElse>${setScore(markup`<baseValue baseType="float">0</baseValue>`)}</responseElse></responseCondition><setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue>`,
    feedback: markup`${options.map(({ reason: why }, i) => feedbackFor(optionName(i), reasonHtml(why === '' ? reason : [why, ...reason])))}`,
  }
}

function typedParts({ accepted, mistakes }: Of<'typed'>, { ask, marks, reason }: PortableItem): Parts {
  const [key = ''] = accepted
  const longest = Math.max(...accepted.map((text) => text.length))
  const conditions = mistakes.map(
    ({ text }, i) =>
      markup`<responseCondition><responseIf><match><variable identifier="RESPONSE"/><baseValue baseType="string">${text}</baseValue></match>${setFeedback(mistakeName(i))}</responseIf></responseCondition>`,
  )
  return {
    declaration: markup`<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"><correctResponse><value>${key}</value></correctResponse><mapping defaultValue="0">${accepted.map((text) => markup`<mapEntry mapKey="${text}" mappedValue="${marks}" caseSensitive="true"/>`)}</mapping></responseDeclaration>`,
    interaction: markup`<p>${lineHtml(ask, STYLE)}</p><p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="${Math.max(15, longest)}"/></p>`,
    processing: markup`${setScore(markup`<mapResponse identifier="RESPONSE"/>`)}${setFeedback(REASON)}${conditions}`,
    feedback: markup`${mistakes.map(({ reason: why }, i) => feedbackFor(mistakeName(i), reasonHtml([why, ...reason])))}${feedbackFor(REASON, reasonHtml(reason))}`,
  }
}

function writtenParts({ points }: Of<'written'>, { ask, reason }: PortableItem): Parts {
  return {
    declaration: markup`<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>`,
    interaction: markup`<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="4"><prompt>${lineHtml(ask, STYLE)}</prompt></extendedTextInteraction>`,
    processing: setFeedback(REASON),
    feedback: feedbackFor(REASON, markup`${pointsHtml(points)}${reasonHtml(reason)}`),
  }
}

function partsOf(item: PortableItem): Parts {
  switch (item.answer.kind) {
    case 'choice':
      return choiceParts(item.answer, item)
    case 'typed':
      return typedParts(item.answer, item)
    case 'written':
      return writtenParts(item.answer, item)
  }
}

const outcome = (name: string, value: number): Markup =>
  markup`<outcomeDeclaration identifier="${name}" cardinality="single" baseType="float"><defaultValue><value>${value}</value></defaultValue></outcomeDeclaration>`

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1'

/** The file of one item. */
export function qtiItem(item: PortableItem): string {
  const { declaration, interaction, processing, feedback } = partsOf(item)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="${itemName(item)}" title="${nameOf(item)}" adaptive="false" timeDependent="false" xml:lang="${item.language}">
  ${declaration}
  ${outcome('SCORE', 0)}
  ${outcome('MAXSCORE', item.marks)}
  <outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
  <itemBody>
    ${blocksHtml(item, STYLE)}
    ${interaction}
  </itemBody>
  <responseProcessing>${processing}</responseProcessing>
${feedback}</assessmentItem>
`.source
}
