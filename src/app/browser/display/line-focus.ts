/** Dims all but a band of a few lines, which follows the pointer and the focus. Style sheets hide it when switched off. */

export function startLineFocus(): void {
  for (const part of ['above', 'below']) {
    const shade = document.createElement('div')
    shade.className = `line-shade line-shade-${part}`
    document.body.append(shade)
  }
  const move = (y: number) => document.documentElement.style.setProperty('--line-y', `${Math.round(y)}px`)
  move(innerHeight / 2)
  addEventListener('pointermove', (event) => move(event.clientY), { passive: true })
  addEventListener('pointerdown', (event) => move(event.clientY), { passive: true })
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const { top, height } = target.getBoundingClientRect()
    // A whole page or paper that takes the focus has no line.
    if (height < innerHeight / 2) move(top + height / 2)
  })
}
