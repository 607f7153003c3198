import { describe, expect, it } from 'vitest'
import { parseCommand } from './command.ts'

describe('the arguments of npm run content', () => {
  it.each([
    [[]],
    [['destroy']],
    [['check', 'a', 'b']],
    [['check', '--unchecked']],
    [['import', '--force']],
    [['check', '--replace']],
    [['export']],
    [['export', '--if-changed', 'out']],
  ])('%j mean nothing', (args) => {
    expect(parseCommand(args)).toBeNull()
  })

  it('name the command with its folder and options', () => {
    expect(parseCommand(['check', '--strict'])).toEqual({ name: 'check', dir: null, strict: true })
    expect(parseCommand(['import', '--if-changed', 'a'])).toEqual({
      ...{ name: 'import', dir: 'a' },
      ...{ unchecked: false, ifChanged: true, replace: false },
    })
    expect(parseCommand(['strip', 'out'])).toEqual({ name: 'blind', task: 'strip', dir: 'out' })
  })
})
