/**
 * The pages that are always there, and the articles that every page links to. The navigation, the sitemap, the pack of
 * pages to read offline and the browser tests all read this table. The order is that of the footer.
 */

import { type Language, languageOf } from '#lib/language.ts'
import { LANGUAGE_SUBJECTS, type LanguageSubject, SUBJECTS, type Subject, subjects } from '#lib/subjects.ts'

/** The columns of the footer; 'Site' has the name of the site as its title. */
type FootGroup = 'Practise' | 'Articles' | 'Site'

/** A page with a fixed path. Of the articles, which are documents, only the four of the footer are here. */
export type StaticPage = Readonly<{
  path: string
  /** The text of its link in the footer. */
  text: string
  /** The column of the footer, null for a page that the footer does not name. */
  foot: FootGroup | null
  /** The text of its link in the main navigation, '' for a page that has none there. */
  main: string
  /** Whether the sitemap has it: `server` only where a server reads queries, `document` if the store lists it, `never` if nobody should find it. */
  sitemap: 'always' | 'server' | 'document' | 'never'
  /** Whether it belongs to the offline pack of pages to read. */
  pack: boolean
}>

/** The printed whole papers read a query, so a static export lacks them (docs/behaviour.md, 16.1). */
export const pages: readonly StaticPage[] = [
  { path: '/', text: '', foot: null, main: '', sitemap: 'always', pack: true },
  ...SUBJECTS.map(subject),
  { path: '/practice', text: 'Practice (PSLE)', foot: 'Practise', main: '', sitemap: 'always', pack: false },
  { path: '/prelim', text: 'Practice (Prelims)', foot: 'Practise', main: '', sitemap: 'always', pack: false },
  {
    path: '/listening',
    text: 'Listening Comprehension',
    foot: 'Practise',
    main: '',
    sitemap: 'always',
    pack: false,
  },
  {
    path: '/downloads',
    text: 'Download Past Papers',
    foot: 'Practise',
    main: '',
    sitemap: 'always',
    pack: true,
  },
  { path: '/paper', text: 'Whole papers', foot: 'Practise', main: '', sitemap: 'always', pack: false },
  { path: '/tasks', text: 'Texts and sentences', foot: 'Practise', main: '', sitemap: 'always', pack: false },
  { path: '/mistakes', text: 'My mistakes', foot: null, main: '', sitemap: 'always', pack: true },
  article('grammar-mistakes', 'Grammar mistakes'),
  article('daily-practice', 'Daily practice'),
  article('instant-feedback', 'Instant feedback'),
  article('december-holidays', 'December holidays'),
  { path: '/offline', text: 'Use it offline', foot: 'Site', main: '', sitemap: 'always', pack: false },
  text('/exam-format', 'Exam format'),
  text('/about', 'About'),
  text('/teachers', 'For teachers'),
  text('/parents', 'For parents'),
  text('/contact', 'Contact'),
  text('/privacy', 'Privacy'),
  text('/terms', 'Terms'),
  text('/accessibility', 'Accessibility'),
  text('/credits', 'Credits'),
  { path: '/access', text: 'Access arrangements', foot: null, main: '', sitemap: 'always', pack: true },
  { path: '/class', text: 'Results of a class', foot: null, main: '', sitemap: 'always', pack: true },
  { path: '/make', text: 'A quiz of your own', foot: null, main: '', sitemap: 'never', pack: true },
  { path: '/q', text: 'A quiz from a link', foot: null, main: '', sitemap: 'never', pack: true },
  ...LANGUAGE_SUBJECTS.map(printedPaper),
]

function article(id: string, name: string): StaticPage {
  return { path: `/articles/${id}`, text: name, foot: 'Articles', main: '', sitemap: 'document', pack: false }
}

function subject(key: Subject): StaticPage {
  const { ownName } = subjects[key]
  return { path: `/${key}`, text: ownName, foot: 'Practise', main: ownName, sitemap: 'always', pack: false }
}

function printedPaper(key: LanguageSubject): StaticPage {
  return { path: `/print/${key}`, text: '', foot: null, main: '', sitemap: 'server', pack: false }
}

function text(path: string, name: string): StaticPage {
  return { path, text: name, foot: 'Site', main: '', sitemap: 'always', pack: true }
}

/** `to` is a path on this site. */
export type SiteLink = Readonly<{ to: string; text: string; language: Language }>

/** The text of a link to a subject is in the language of the subject. */
const languageOfPage = new Map(SUBJECTS.map((key) => [`/${key}`, subjects[key].language]))

const linkTo = (to: string, text: string): SiteLink => ({
  to,
  text,
  language: languageOf(text, languageOfPage.get(to) ?? null),
})

/** The links of the main navigation. */
export const mainLinks: readonly SiteLink[] = pages.flatMap(({ path, main }) =>
  main === '' ? [] : [linkTo(path, main)],
)

/** What the menu has besides, in its order. */
const MENU = [
  '/practice',
  '/prelim',
  '/listening',
  '/downloads',
  '/paper',
  '/tasks',
  '/parents',
  '/teachers',
  '/offline',
  '/contact',
]

/** The links of a phone's menu, after those of the main navigation. */
export const menuLinks: readonly SiteLink[] = MENU.flatMap((to) =>
  pages.flatMap(({ path, text }) => (path === to ? [linkTo(to, text)] : [])),
)

const FOOT_GROUPS: readonly FootGroup[] = ['Practise', 'Articles', 'Site']

/** The columns of the footer. */
export const footGroups = (siteName: string) =>
  FOOT_GROUPS.map((group) => ({
    title: group === 'Site' ? siteName : group,
    links: pages.filter(({ foot }) => foot === group).map(({ path, text }) => linkTo(path, text)),
  }))
