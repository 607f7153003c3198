/** A pad that fills the blanks without a keyboard: letters or digits with the words they stand for. */

import { ChevronDown, Delete } from 'lucide-react'
import type { Language } from '#lib/language.ts'
import type { ItemId, PadKey } from '#quiz/contract/quiz-type.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

type Props = Readonly<{
  keys: readonly PadKey[]
  /** The blank that the next tap fills. */
  blank: ItemId
  used: ReadonlySet<string>
  language: Language
  onPress(symbol: string): void
  onClose(): void
  /** Opens the list of all questions, null where the pad covers none. */
  onList: (() => void) | null
}>

export function TapPad({ keys, blank, used, language, onPress, onClose, onList }: Props) {
  return (
    <div className="paper pad" role="group" aria-label={`Letters and numbers for blank ${blank}`}>
      <div className="pad-head">
        <p className="label">For blank {blank}</p>
        {onList === null ? null : (
          <Button variant="quiet" small className="pad-clear pad-close" type="button" onClick={onList}>
            List<span className="sr"> of all questions</span>
          </Button>
        )}
        <Button
          variant="quiet"
          small
          className="pad-clear"
          type="button"
          aria-label={`Clear blank ${blank}`}
          onClick={() => onPress('')}
        >
          <Icon of={Delete} />
          Clear
        </Button>
        <Button variant="quiet" small className="pad-clear pad-close" type="button" onClick={onClose}>
          <Icon of={ChevronDown} />
          Close<span className="sr"> the pad</span>
        </Button>
      </div>
      <div className="pad-grid">
        {keys.map(({ symbol, word }) => (
          <button
            key={symbol}
            type="button"
            className={used.has(symbol) ? 'is-used' : ''}
            lang={language}
            aria-label={`${symbol} ${word}`}
            onClick={() => onPress(symbol)}
          >
            {symbol} <small>{word}</small>
          </button>
        ))}
      </div>
      <p className="pad-foot">Or type it in the box.</p>
    </div>
  )
}
