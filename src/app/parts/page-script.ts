/**
 * The page's one script: its URLs, handed from the server's renderer to the document, and the few words within the
 * page that fetch it.
 */
import { createContext } from 'react'

/**
 * `module` is the script; `preloads` are modules it needs at once; `development` is Vite's own, '' in production; `ads`
 * is the advertising script that the module adds later, '' by default.
 */
export type PageScript = Readonly<{ module: string; preloads: readonly string[]; development: string; ads: string }>

export const PageScriptContext = createContext<PageScript>({ module: '', preloads: [], development: '', ads: '' })

/**
 * Fetches the script, and the manifest of the installed app, when the page has been painted: on a slow network they would
 * take the turn of the style sheet and the font, and on a slow processor that of the paint. A first paint without content,
 * of which some browsers tell before, is nothing to read yet. The URLs are `data-` attributes of its own element, so
 * that its text, whose hash is in the page's policy, is the same on every page. A browser that does not tell when it paints
 * fetches them with the next frame.
 */
export const AFTER_PAINT: string = `((page,{module,preloads})=>{
const add=(tag,own)=>page.head.append(Object.assign(page.createElement(tag),own))
const bring=()=>{
for(const href of preloads.split(' '))if(href)add('link',{rel:'modulepreload',href})
add('script',{type:'module',src:module})
add('link',{rel:'manifest',href:'/manifest.webmanifest'})}
if(PerformanceObserver.supportedEntryTypes?.includes('paint'))
new PerformanceObserver((paints,painted)=>{
if(paints.getEntriesByName('first-contentful-paint').length){painted.disconnect();bring()}}).observe({type:'paint',buffered:true})
else requestAnimationFrame(bring)})(document,document.currentScript.dataset)`
