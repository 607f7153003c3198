/** The style of the page that stands alone. It has no font of its own: nothing is fetched. */
export const PAGE_STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light;--ink:#1d2733;--edge:#5d6875;--accent:#1f4f8f;--right:#1e6b3a;--wrong:#a02c20}
body{margin:0;background:#fdfbf6;color:var(--ink);font:18px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans SC",sans-serif}
form{display:grid;grid-template-rows:auto 1fr auto;height:100vh;max-width:760px;margin:0 auto}
header,footer{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:8px 16px;min-height:48px}
header{border-bottom:1px solid #d9d3c4}
footer{border-top:1px solid #d9d3c4}
h1{font-size:17px;margin:0}
h2{font-size:26px;margin:0 0 8px}
p{margin:0 0 10px}
header p,footer p{margin:0;font-size:16px}
#hint{color:var(--wrong)}
main{overflow-y:auto;padding:12px 16px}
fieldset{border:0;margin:0;padding:0}
legend{padding:0;margin:0 0 8px;font-weight:600}
.option{display:flex;gap:10px;align-items:center;min-height:44px;margin:0 0 8px;padding:6px 12px;border:1px solid var(--edge);border-radius:8px;background:#fff;cursor:pointer}
.option:has(:checked){border:2px solid var(--accent);padding:5px 11px}
.option input{width:20px;height:20px;margin:0;flex:none;accent-color:var(--accent)}
input[type=text],textarea{width:100%;min-height:48px;padding:8px 12px;font:inherit;border:1px solid var(--edge);border-radius:8px;background:#fff}
button{min-height:44px;min-width:110px;padding:0 18px;font:inherit;font-weight:600;color:#fff;background:var(--accent);border:0;border-radius:8px;cursor:pointer}
:focus-visible{outline:3px solid #b9770e;outline-offset:2px}
section:focus,.why:focus{outline:none}
.why{margin-top:12px;padding:10px 14px;border-left:4px solid var(--accent);background:#fff}
.why[data-verdict=right]{border-color:var(--right)}
.why[data-verdict=wrong]{border-color:var(--wrong)}
.verdict{font-weight:600}
.own:empty{display:none}
.why p:last-child{margin:0}
.picture{overflow-x:auto;margin:0 0 10px}
.picture svg{display:block;max-width:100%;height:auto}
table{border-collapse:collapse;margin:0 0 10px}
th,td{border:1px solid var(--edge);padding:4px 10px;text-align:left}
.credit{font-size:15px;overflow-wrap:anywhere}
[hidden]{display:none!important}
`
