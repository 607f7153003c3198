import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HearWord } from './hear-word.tsx'

const said: string[] = []

class Utterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

function stubVoices(...languages: readonly string[]): void {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => languages.map((lang) => ({ lang, localService: true })),
    speak: ({ text, lang }: Utterance) => said.push(`${lang}: ${text}`),
    cancel: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  said.length = 0
})

it('says the word with a voice of its language', () => {
  stubVoices('en-GB', 'zh-CN')
  render(<HearWord word="资源" language="zh-Hans" />)
  fireEvent.click(screen.getByRole('button', { name: /Hear it/ }))
  expect(said).toEqual(['zh-CN: 资源'])
})

it('has no button without such a voice', () => {
  stubVoices('en-GB')
  render(<HearWord word="资源" language="zh-Hans" />)
  expect(screen.queryByRole('button')).toBeNull()
})
