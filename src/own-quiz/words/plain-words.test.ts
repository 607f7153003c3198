import { expect, test } from 'vitest'
import { wordsOf } from './plain-words.ts'

test.each([
  ['html', '<p dir="ltr">Each of the <b>boys</b>&nbsp;____<br>here.</p>', 'Each of the boys ____ here.'],
  ['html', 'Tom &amp; Jerry &lt;b&gt; &#8364;5 &#x20AC;6 &eacute; &nosuch;', 'Tom & Jerry <b> €5 €6 é &nosuch;'],
  ['html', '5 m<sup>2</sup> of H<sub>2</sub>O, x<sup>th</sup>', '5 m² of H₂O, xth'],
  ['html', 'The <u>word </u>and <u></u>', 'The [w]word[/w] and'],
  ['html', '<script>alert(1)</script>a<style>b{}</style><!-- c -->d', 'a d'],
  ['html', '<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
  ['html', '<a href="https://bad.example">Go</a> to www.bad.example/x now', 'Go to now'],
  ['plain', 'If a<b and c>d, 3 < 4', 'If a<b and c>d, 3 < 4'],
  ['plain', '<b>Bold</b> <img src=x onerror=alert(1)>', 'Bold'],
  ['plain', 'two\n lines\t here', 'two lines here'],
  ['plain', '<o:p>Word</o:p> <figcaption>of</figcaption> it', 'Word of it'],
  ['html', '<!'.repeat(100_000), '<!'.repeat(100_000)],
] as const)('%s: %.60s', (writing, source, text) => expect(wordsOf(source, writing).text).toBe(text))

test.each([
  ['<b>a</b>', ['marks']],
  ['<img src="a.png">', ['picture']],
  ['<script>1</script>', ['code']],
  ['see https://x.example', ['address']],
  ['a < b', []],
])('what was taken off %s', (source, takenOff) => expect(wordsOf(source, 'html').takenOff).toEqual(takenOff))

test.each([
  ['a\u202eb', true],
  ['a&#x200b;b', true],
  ['a\u0002b', true],
  ['a\u00adb', true],
  [`a${'\u0301'.repeat(5)}`, true],
  ['Việt Nam, a\u0302\u0301, क्षि', false],
  ['a\u00a0b\tc\n', false],
  ['天气，很好。', false],
  ['“It’s” – café ½', false],
])('hidden signs in %j: %s', (source, hidden) => expect(wordsOf(source, 'html').hidden).toBe(hidden))
