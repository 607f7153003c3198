/** Items of QTI 2.1 and 2.2, alone or in a package. */
import { type Draft, type Drafts, FileRefused, NO_DRAFT, REFUSED } from '#own-quiz/draft.ts'
import { literal, typedParts } from './typed.ts'
import { childrenOf, type Element, elementsIn, htmlIn, readXml, textIn, within } from './xml.ts'

const TYPED = 'textEntryInteraction'
const CHOICES = ['choiceInteraction', 'inlineChoiceInteraction']
const REFUSED_INTERACTIONS: Readonly<Record<string, string>> = {
  extendedTextInteraction: REFUSED.written,
  matchInteraction: REFUSED.matched,
  associateInteraction: REFUSED.matched,
  gapMatchInteraction: REFUSED.matched,
}
const BLANK = '_____'

const INTERACTION = /Interaction$/

const interactionsIn = (element: Element): readonly Element[] =>
  elementsIn(element).flatMap((child) => (INTERACTION.test(child.name) ? [child] : interactionsIn(child)))

const PICTURES = /^(?:img|object|math|svg)$/
/** Of QTI 3, whose players know it; 2.1 has no other way to underline. */
const UNDERLINED = /(?:^|\s)qti-underline(?:\s|$)/

/** What is read: its pictures are named, its interaction is a blank or nothing. */
const bodyHtml = (element: Pick<Element, 'children'>, interaction: string): string =>
  htmlIn(element, ({ name, attributes, children }) => {
    if (INTERACTION.test(name)) return interaction
    if (UNDERLINED.test(attributes.class ?? '')) return `<u>${htmlIn({ children }, () => null)}</u>`
    if (PICTURES.test(name)) return '<img>'
    return /^(?:feedback(?:Inline|Block)|rubricBlock)$/.test(name) ? '' : null
  })

const feedbackHtml = (element: Element): string => htmlIn(element, ({ name }) => (PICTURES.test(name) ? '<img>' : null))

const NOTHING: Pick<Element, 'children'> = { children: [] }

/** What is said of the responses to an interaction. */
const declarationOf = (item: Element, { attributes }: Element): Pick<Element, 'children'> =>
  childrenOf(item, 'responseDeclaration').find(
    (declaration) => declaration.attributes.identifier === attributes.responseIdentifier,
  ) ?? NOTHING

/** The identifiers of right responses: those that are said to be, or those that earn something. */
function rightOf(item: Element, interaction: Element): readonly string[] {
  const declaration = declarationOf(item, interaction)
  const right = childrenOf(declaration, 'correctResponse').flatMap((correct) =>
    childrenOf(correct, 'value').map(textIn),
  )
  const earning = within(declaration, ['mapEntry']).flatMap(({ attributes: { mapKey = '', mappedValue = '0' } }) =>
    Number(mappedValue) > 0 ? [mapKey] : [],
  )
  return (right.length > 0 ? right : earning).map((name) => name.trim())
}

/** Feedback inside the option, and feedback of the item that has the name of the option. */
function reasonOf(item: Element, option: Element): string {
  const { identifier } = option.attributes
  const modal = childrenOf(item, 'modalFeedback').filter(
    ({ attributes }) => attributes.identifier === identifier && attributes.showHide !== 'hide',
  )
  return [...within(option, ['feedbackInline']), ...modal].map(feedbackHtml).join(' ')
}

function refusedOf(interactions: readonly Element[]): string {
  const [first, second] = interactions
  if (first === undefined) return REFUSED.text
  if (second !== undefined) return REFUSED.several
  return [TYPED, ...CHOICES].includes(first.name) ? '' : (REFUSED_INTERACTIONS[first.name] ?? REFUSED.other)
}

/** What the outcomes that are set somewhere show. */
const shownBy = (item: Element, { children }: Pick<Element, 'children'>): string =>
  childrenOf({ children }, 'setOutcomeValue')
    .flatMap((set) =>
      childrenOf(item, 'modalFeedback').filter(
        ({ attributes }) =>
          attributes.outcomeIdentifier === set.attributes.identifier && attributes.identifier === textIn(set).trim(),
      ),
    )
    .map(feedbackHtml)
    .join(' ')

/** Typed texts that are right or were foreseen, with what is said of each. */
function typedIn(item: Element, interaction: Element): Pick<Draft, 'answers' | 'mistakes' | 'reason' | 'refused'> {
  const declaration = declarationOf(item, interaction)
  const entries = within(declaration, ['mapEntry']).map(({ attributes: { mapKey = '', mappedValue = '0' } }) => ({
    text: mapKey,
    earns: Number(mappedValue),
  }))
  const most = Math.max(...entries.map(({ earns }) => earns))
  const right = rightOf(item, interaction).filter((text) => entries.every((entry) => entry.text !== text))
  const processing = childrenOf(item, 'responseProcessing')
  const foreseen = within({ children: processing }, ['responseIf']).flatMap((one) =>
    childrenOf(one, 'match').flatMap((match) =>
      childrenOf(match, 'baseValue').map((value) => ({ text: textIn(value), reason: shownBy(item, one) })),
    ),
  )
  const all = [
    ...right.map((text) => ({ text, earns: 100, reason: '' })),
    ...entries.map(({ text, earns }) => ({ text, earns: (100 * earns) / most, reason: '' })),
    ...foreseen
      .filter(({ text }) => !right.includes(text) && entries.every((entry) => entry.text !== text))
      .map(({ text, reason }) => ({ text, earns: 0, reason })),
  ]
  const general = processing.map((one) => shownBy(item, one)).join(' ')
  return typedParts(
    all.map((answer) => ({ ...answer, text: literal(answer.text) })),
    general,
  )
}

function draftOf(item: Element): Draft {
  const [body] = childrenOf(item, 'itemBody')
  const interactions = body === undefined ? [] : interactionsIn(body)
  const [interaction] = interactions
  const refused = refusedOf(interactions)
  const typed = interaction?.name === TYPED
  const inline = typed || interaction?.name === 'inlineChoiceInteraction'
  const before = body === undefined ? '' : bodyHtml(body, inline ? BLANK : ' ')
  const draft = { ...NO_DRAFT, line: item.line, writing: 'html', prompt: before, refused } as const
  if (interaction === undefined || refused !== '') return draft
  if (typed) return { ...draft, ...typedIn(item, interaction) }
  const options = childrenOf(interaction, inline ? 'inlineChoice' : 'simpleChoice')
  const names = options.map(({ attributes }) => attributes.identifier ?? '')
  const right = rightOf(item, interaction)
  const keys = names.flatMap((name, i) => (right.includes(name) ? [i] : []))
  const reasons = options.map((option) => reasonOf(item, option))
  const prompts = childrenOf(interaction, 'prompt').map((prompt) => bodyHtml(prompt, BLANK))
  return {
    ...draft,
    prompt: [before, ...prompts].join(' '),
    options: options.map((option) => bodyHtml(option, BLANK)),
    keys,
    unknownKey: keys.length === 0 ? (right[0] ?? '') : '',
    reason: reasons[keys[0] ?? -1] ?? '',
    reasons,
  }
}

const PART = 'This is a part of a package of QTI. Open the whole package (zip).'

/** Files that are refused, by the name of their first element. */
const OTHER_FILES: Readonly<Record<string, string>> = {
  manifest: PART,
  assessmentTest: PART,
  questestinterop: 'This is QTI 1.2. Export it as QTI 2.1.',
  'qti-assessment-item': 'This is QTI 3. Export it as QTI 2.1.',
  'qti-assessment-test': 'This is QTI 3. Export it as QTI 2.1.',
}

/** A file that is an item; null for one of which nothing is known. Throws FileRefused. */
export function readItem(root: Element): Draft | null {
  if (root.name === 'assessmentItem') return draftOf(root)
  const refused = OTHER_FILES[root.name]
  if (refused !== undefined) throw new FileRefused(refused)
  return null
}

export const MANIFEST = 'imsmanifest.xml'

/** The path that a manifest may write as 'items/q%201.xml'. */
function pathOf({ attributes: { href = '' } }: Element): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** `files` are the texts of a package by their paths. The order is that of the manifest. */
export function readPackage(files: ReadonlyMap<string, string>): Drafts {
  const manifest = readXml(files.get(MANIFEST) ?? '')
  // Some packages name their items as files of the test only.
  const named = within(manifest, ['resource']).flatMap((resource) => [resource, ...childrenOf(resource, 'file')])
  const drafts = [...new Set(named.map(pathOf))].flatMap((path) => {
    const text = files.get(path)
    const root = text === undefined ? null : readXml(text)
    return root === null || root.name === 'assessmentTest' ? [] : (readItem(root) ?? [])
  })
  const [title] = within(manifest, ['title'])
  return { title: title === undefined ? '' : textIn(title), drafts }
}
