/**
 * Translators of browsers take a text out of the page and put an element of their own in its place. React still holds the
 * text: when it removes it or inserts something before it, the browser throws, and React takes the whole island off the page
 * (facebook/react#11538); when it changes the text, nobody sees it. Here both go to what stands in the text's place.
 */
const { removeChild, insertBefore } = Node.prototype

/** What stands in the place of a text that was taken out. */
const standIns = new WeakMap<Node, Node>()

/** React changed a text that is not on the page: it takes its place again, and may be translated once more. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    const standIn = standIns.get(target)
    if (standIn !== undefined && !target.isConnected) standIn.parentNode?.replaceChild(target, standIn)
  }
})

/** What `after` added if it came to the place where `record` removed something. */
function cameTo(record: MutationRecord, after: MutationRecord | undefined): Node | undefined {
  const { target, previousSibling, nextSibling } = record
  const same =
    after?.target === target && after.previousSibling === previousSibling && after.nextSibling === nextSibling
  return same ? after.addedNodes[0] : undefined
}

/** A stand-in comes in the same step as its text goes, right before the text, or right after it went. */
function note(records: readonly MutationRecord[]): void {
  const taken = new Set<Node>()
  /** What was added, by what it was added before. */
  const added = new Map<Node | null, Node>()
  for (const [i, record] of records.entries()) {
    const [text] = record.removedNodes
    const [node] = record.addedNodes
    const standIn = text instanceof Text ? (node ?? added.get(text) ?? cameTo(record, records[i + 1])) : undefined
    if (text !== undefined && standIn !== undefined) {
      taken.add(standIn)
      standIns.set(text, standIn)
      changes.observe(text, { characterData: true })
    }
    if (node !== undefined && !taken.has(node)) added.set(record.nextSibling, node)
  }
}

const places = new MutationObserver(note)

/** `node` as it can be found in `parent`: itself, its stand-in, or what it was moved into; null if nothing is left of it. */
function childFor(parent: Node, node: Node): Node | null {
  note(places.takeRecords())
  let at = node.parentNode === null ? (standIns.get(node) ?? null) : node
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at
}

function guardedRemoveChild<T extends Node>(this: Node, child: T): T {
  const found = child.parentNode === this ? child : childFor(this, child)
  if (found !== null) removeChild.call(this, found)
  return child
}

function guardedInsertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
  const found = before === null || before.parentNode === this ? before : childFor(this, before)
  insertBefore.call(this, node, found)
  return node
}

/** Call it before React draws in `root`. */
export function guardTranslated(root: Element): void {
  Node.prototype.removeChild = guardedRemoveChild
  Node.prototype.insertBefore = guardedInsertBefore
  places.observe(root, { childList: true, subtree: true })
}
