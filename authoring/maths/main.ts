/**
 * `npm run maths -- prove [seeds] [family]`: proves every maker, or those of one family, over so many seeds, and prints what it
 * did and what does not hold.
 * `npm run maths -- next`: prints the id of the next family.
 * `npm run maths -- objectives`: prints how many families ask each skill.
 * `npm run maths -- forms`: prints what pupils write, with a marker's verdict and marks, and where the page says something else.
 * The exit status is 1 where something is missing.
 */
import { everyFamily } from '#families/families.ts'
import { markedForms, marksOf, verdictOf } from './forms/marked-forms.ts'
import { secondMarker } from './forms/second-marker/second-marker.ts'
import { nextId } from './next-id.ts'
import { MIN_FAMILIES, objectives } from './objectives.ts'
import { isSpread, type Proof, prove, sources } from './proof/prove.ts'

const SEEDS = 1000
/** Of all families one problem of so many is marked, of a family that is named every one. */
const MARKED_EVERY = 10
const [command = '', given = '', only = ''] = process.argv.slice(2)

/** Faults that differ only in their numbers, as one kind with its first example. */
function kinds({ faults }: Proof): readonly Readonly<{ fault: string; count: number }>[] {
  const found = new Map<string, { fault: string; count: number }>()
  for (const [fault, count] of faults) {
    const kind = fault.split(':')[0] ?? ''
    const known = found.get(kind)
    if (known === undefined) found.set(kind, { fault: fault.slice(0, 120), count })
    else known.count += count
  }
  return [...found.values()]
}

function printProof(seeds: number, id: string): boolean {
  const chosen = sources.filter(({ family }) => id === '' || family.id === id)
  const started = performance.now()
  const proofs = chosen.map((source) => prove(source, seeds, id === '' ? MARKED_EVERY : 1))
  const rows = proofs.flatMap((proof) => [
    ...kinds(proof).map(({ fault, count }) => ({ maker: proof.name, fault, seeds: count })),
    ...(isSpread(proof) ? [] : [{ maker: proof.name, fault: `the key's places: ${proof.places.join(', ')}`, seeds }]),
    ...(proof.unnamed === 0 ? [] : [{ maker: proof.name, fault: 'a slip without its reason', seeds: proof.unnamed }]),
  ])
  if (rows.length > 0) console.table(rows)
  const sum = (of: (proof: Proof) => number): number => proofs.reduce((total, proof) => total + of(proof), 0)
  const families = new Set(chosen.map(({ family }) => family.id)).size
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${families} families with ${chosen.length} makers, ${seeds} seeds each (prove-0 to prove-${seeds - 1}), in ${seconds} s:`,
  )
  console.log(`  ${sum(({ problems }) => problems)} problems drawn and solved by a second computation`)
  console.log(`  ${sum(({ places }) => places.reduce((all, one) => all + one))} of them asked with options as well`)
  console.log(`  ${sum(({ forms }) => forms)} written forms of keys marked, and ${sum(({ slips }) => slips)} slips`)
  console.log(`  ${rows.length} kinds of faults`)
  return chosen.length > 0 && rows.length === 0
}

function printObjectives(): boolean {
  const rows = objectives()
  console.table(rows)
  const missing = rows.filter((row) => row.families < MIN_FAMILIES)
  const total = rows.reduce((sum, row) => sum + row.families, 0)
  console.log(
    `${total} families; fewer than ${MIN_FAMILIES}: ${missing.map(({ skill }) => skill).join(', ') || 'none'}.`,
  )
  return missing.length === 0
}

/** A written form in one line; what nobody sees by its code. */
const shown = (text: string): string =>
  JSON.stringify(text).replace(
    /\p{Default_Ignorable_Code_Point}/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )

function printForms(): boolean {
  const forms = markedForms().map((form) => ({ ...form, said: verdictOf(form) }))
  for (const { line, part, given, wanted, said } of forms) {
    const marks = marksOf(wanted, part)
    const earned = marks === null ? '-' : `${marks} of ${part.marks}`
    const differs = said === wanted ? '' : `   BUT THE PAGE SAYS: ${said}`
    console.log(
      `${line}\t${part.answer.kind} ${'key' in part.answer ? part.answer.key : ''}\t${shown(given)}\t${wanted}\t${earned}${differs}`,
    )
  }
  const agreed = forms.filter(({ said, wanted }) => said === wanted).length
  console.log(`${forms.length} written forms, ${agreed} with the verdict of the marker.`)
  const second = secondMarker()
  for (const { box, key, given, marker, page } of second.filter((one) => one.marker !== one.page))
    console.log(`${box} ${key}\t${shown(given)}\t${marker}   BUT THE PAGE SAYS: ${page}`)
  const same = second.filter(({ marker, page }) => marker === page).length
  console.log(`${second.length} written forms of a second marker, ${same} with his verdict; the others stand above.`)
  return agreed === forms.length
}

if (command === 'prove') process.exitCode = printProof(Number(given || SEEDS), only) ? 0 : 1
else if (command === 'next') console.log(nextId(everyFamily.map(({ id }) => id)))
else if (command === 'objectives') process.exitCode = printObjectives() ? 0 : 1
else if (command === 'forms') process.exitCode = printForms() ? 0 : 1
else {
  console.error('npm run maths -- prove [seeds] [family] | next | objectives | forms')
  process.exitCode = 1
}
