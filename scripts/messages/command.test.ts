import { describe, expect, it } from 'vitest'
import { parseCommand } from './command.ts'

describe('parseCommand', () => {
  it.each([
    [['list'], { name: 'list' }],
    [['show', 'a'], { name: 'show', id: 'a' }],
    [['resend', 'a'], { name: 'resend', id: 'a' }],
    [['export', 'csv'], { name: 'export', format: 'csv', file: null }],
    [['export', 'json', 'out.json'], { name: 'export', format: 'json', file: 'out.json' }],
    [['delete', 'a'], { name: 'delete', id: 'a' }],
    [['delete', '--older-than', '90d'], { name: 'delete old', days: 90 }],
    [['delete', '--older-than=0d'], { name: 'delete old', days: 0 }],
  ])('reads %j', (args, command) => {
    expect(parseCommand(args)).toEqual(command)
  })

  it.each([
    [[]],
    [['unknown']],
    [['list', 'a']],
    [['list', '--older-than', '90d']],
    [['show']],
    [['show', 'a', 'b']],
    [['resend']],
    [['export']],
    [['export', 'xml']],
    [['export', 'csv', 'a', 'b']],
    [['delete']],
    [['delete', 'a', 'b']],
    [['delete', '--older-than', '90']],
    [['delete', '--older-than', '123456d']],
    [['delete', 'a', '--older-than', '90d']],
    [['list', '--all']],
  ])('refuses %j', (args) => {
    expect(parseCommand(args)).toBeNull()
  })
})
