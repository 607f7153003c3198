/** A module as the minified text of a classic script: vite.config.ts builds it. */
declare module '*?script' {
  const text: string
  export default text
}
