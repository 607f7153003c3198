/** The flats above the footer, with one paper crane. Carries no meaning: hidden from screen readers. */
export function Skyline() {
  return (
    <svg className="skyline" viewBox="0 0 1600 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <pattern id="win-a" width="14" height="11" patternUnits="userSpaceOnUse">
          <path className="win" d="M2 2h8v5H2z" />
        </pattern>
        <pattern id="win-b" width="11" height="14" patternUnits="userSpaceOnUse">
          <path className="win" d="M3 3h4v8H3z" />
        </pattern>
      </defs>
      <path className="far" d="M-20 96V44h150V96z" />
      <path fill="url(#win-a)" d="M-12 52h134v28h-134z" />
      <circle className="far" cx="150" cy="78" r="14" />
      <path className="far" d="M148.5 80h3v16h-3z" />
      <circle className="far" cx="174" cy="82" r="10" />
      <path className="far" d="M172.5 80h3v16h-3z" />
      <path className="far" d="M196 96V12h70V96z" />
      <path fill="url(#win-b)" d="M204 20h54v60h-54z" />
      <path className="far" d="M276 96V22h70V96z" />
      <path fill="url(#win-b)" d="M284 30h54v50h-54z" />
      <circle className="far" cx="366" cy="80" r="12" />
      <path className="far" d="M364.5 80h3v16h-3z" />
      <path className="far" d="M390 96V50h224V96z" />
      <path fill="url(#win-a)" d="M398 58h208v22h-208z" />
      <circle className="far" cx="634" cy="76" r="16" />
      <path className="far" d="M632.5 80h3v16h-3z" />
      <circle className="far" cx="662" cy="81" r="11" />
      <path className="far" d="M660.5 80h3v16h-3z" />
      <path className="far" d="M690 96V6h62V96z" />
      <path fill="url(#win-b)" d="M698 14h46v66h-46z" />
      <path className="far" d="M760 96V16h62V96z" />
      <path fill="url(#win-b)" d="M768 24h46v56h-46z" />
      <path className="far" d="M830 96V40h160V96z" />
      <path fill="url(#win-a)" d="M838 48h144v32h-144z" />
      <circle className="far" cx="1012" cy="79" r="13" />
      <path className="far" d="M1010.5 80h3v16h-3z" />
      <circle className="far" cx="1036" cy="75" r="17" />
      <path className="far" d="M1034.5 80h3v16h-3z" />
      <path className="far" d="M1066 96V54h236V96z" />
      <path fill="url(#win-a)" d="M1074 62h220v18h-220z" />
      <path className="far" d="M1312 96V14h66V96z" />
      <path fill="url(#win-b)" d="M1320 22h50v58h-50z" />
      <circle className="far" cx="1398" cy="80" r="12" />
      <path className="far" d="M1396.5 80h3v16h-3z" />
      <circle className="far" cx="1420" cy="77" r="15" />
      <path className="far" d="M1418.5 80h3v16h-3z" />
      <path className="far" d="M1446 96V42h190V96z" />
      <path fill="url(#win-a)" d="M1454 50h174v30h-174z" />
      <path className="far" d="M396 50v-8h212v8zM1072 54v-7h224v7zM694 6h54v-4h-54z" />
      <g className="kite" transform="translate(904 2) scale(0.2)">
        <path className="f-wash" d="M74 66 30 8l62 42z" />
        <path className="f-paper" d="M74 66 92 50l62-38-46 56z" />
        <path className="f-wash" d="M74 66 40 44 12 60l27-4 24 22z" />
        <path className="f-paper" d="m63 78 11-12 34 2-19 30z" />
        <path className="f-wash" d="m108 68 48-4-67 34z" />
      </g>
    </svg>
  )
}
