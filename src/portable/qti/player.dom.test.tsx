/**
 * Each question in a player of QTI that is not ours, which scores it and shows what is said: the key has full marks, every other answer
 * none, and the reason is there. The player is for tests alone: nothing of it is in what is served (docs/decisions/archive/0075).
 */
import { QtiAssessmentItem } from '@citolab/qti-components'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type PortableItem, textOf } from '#portable/portable.ts'
import { sampleOf, worksheet } from '#portable/samples.ts'
import { typeNames } from '#quiz/registry/definitions.ts'
import { qtiItem } from './item.ts'

/** happy-dom has no forms of custom elements: each answer is valid. */
beforeAll(() => {
  // The player says which of its elements it looks at.
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  Object.defineProperty(HTMLElement.prototype, 'attachInternals', {
    value: () => ({ setFormValue() {}, setValidity() {}, states: new Set(), validity: { valid: true } }),
  })
})

/** Those of an item, and two that every player has. */
const VARIABLES = 6

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const HTML = /^(?:p|strong|img|table|thead|tbody|tr|th|td|ul|li)$/

/** QTI 2.1 as QTI 3, which has other names for the same elements. */
function third(node: Element): Element {
  const isHtml = HTML.test(node.localName)
  const element = document.createElement(isHtml ? node.localName : `qti-${kebab(node.localName)}`)
  for (const { name, value } of node.attributes)
    if (!/^xmlns|^xsi:/.test(name)) element.setAttribute(isHtml ? name : kebab(name), value)
  for (const child of node.childNodes)
    element.append(child instanceof Element ? third(child) : (child.textContent ?? ''))
  return element
}

async function opened(item: PortableItem): Promise<QtiAssessmentItem> {
  const root = new DOMParser().parseFromString(qtiItem(item), 'application/xml').documentElement
  const element = third(root)
  const parts = [...element.childNodes]
  element.replaceChildren()
  document.body.replaceChildren(element)
  // Its parts speak to the item, which listens once it is in the document.
  element.append(...parts)
  if (!(element instanceof QtiAssessmentItem)) throw new Error('no item')
  await vi.waitFor(() => expect(element.variables).toHaveLength(VARIABLES))
  return element
}

/** What the player gives for an answer, and what it says then. */
function answered(item: QtiAssessmentItem, response: string) {
  item.updateResponseVariable('RESPONSE', response)
  item.processResponse()
  const said = [...item.querySelectorAll('qti-modal-feedback')].filter(
    (one) => 'showStatus' in one && one.showStatus === 'on',
  )
  return { score: Number(item.getOutcome('SCORE').value), said: said.map((one) => one.textContent).join('') }
}

/** The answers to try, each with its marks and with what must be said. */
function triesOf({ answer, marks, reason }: PortableItem) {
  if (answer.kind === 'choice')
    return answer.options.map((option, i) => ({
      response: `option${i + 1}`,
      score: i === answer.key ? marks : 0,
      said: option.reason === '' ? reason : [option.reason],
    }))
  if (answer.kind === 'written') return [{ response: 'It is so.', score: 0, said: answer.points }]
  return [
    ...answer.accepted.map((response) => ({ response, score: marks, said: reason })),
    ...answer.mistakes.map(({ text, reason: why }) => ({ response: text, score: 0, said: [why] })),
    { response: 'something else', score: 0, said: reason },
  ]
}

describe.each([...typeNames, 'worksheet'] as const)('%s in a player of QTI', (type) => {
  it('has full marks for the key alone, and says the reason of each answer', async () => {
    const { items } = type === 'worksheet' ? worksheet : sampleOf(type)
    for (const item of items) {
      const playing = await opened(item)
      expect(playing.textContent).toContain(textOf(item.ask))
      for (const { response, score, said } of triesOf(item)) {
        const found = answered(playing, response)
        expect(found.score, `${item.number}: ${response}`).toBe(score)
        for (const words of said) expect(found.said).toContain(words)
      }
    }
  })
})
