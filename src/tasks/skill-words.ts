/** What a pupil reads for the tag of a question about a text. Pure. */
import type { ByLanguage, Language } from '#lib/language.ts'

/** By tag; none in a language whose words are made of the tags themselves. */
const WORDS: ByLanguage<Readonly<Record<string, string>>> = {
  en: {},
  'zh-Hans': {
    purpose: '写作目的',
    detail: '找细节',
    inference: '推论',
    'vocabulary-in-context': '联系上下文解词',
    reference: '指代',
    'cause-effect': '因果',
    feeling: '人物感受',
    character: '人物性格',
    sequence: '先后顺序',
    'true-or-false': '判断对错',
    'main-idea': '主要内容',
    author: '作者用意',
    opinion: '看法',
  },
}

/** 'cause-effect' is 'Cause effect', '因果' in Chinese; a tag without words of its own is made of itself. */
export function skillWords(tag: string, language: Language): string {
  return WORDS[language][tag] ?? `${tag.charAt(0).toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`
}
