/** One question of a sitting: its words, its pictures and its options. Only circles where a picture is the option. */
import { type Language, languageOf } from '#lib/language.ts'
import { type Item, responseKey } from '#listening/practice/position.ts'
import { choicesOf, optionWords, type Question } from '#listening/practice/practice.ts'
import { fieldName } from './field-name.ts'
import type { Picture, Pictures } from './use-pictures.ts'

type Props = Readonly<{
  item: Item
  /** The option chosen, or null. */
  response: number | null
  pictures: Pictures
  /** The focus came into the question. */
  onEnter(): void
  onChoose(option: number): void
}>

/** `language` is that of the practice. */
type ShowProps = Readonly<{ picture: Picture; words: string; language: Language; onFail(): void }>

/** A picture, the room it will take, or its words if there is none. */
function Show({ picture, words, language, onFail }: ShowProps) {
  const lang = languageOf(words, language)
  if (picture.phase === 'failed')
    return (
      <span className="picture-words" lang={lang} translate="no">
        {words}
      </span>
    )
  if (picture.phase === 'loading')
    return (
      <span className="picture-room">
        <span className="sr" lang={lang}>
          {words}
        </span>
      </span>
    )
  return <img src={picture.url} alt={words} lang={lang} onError={onFail} />
}

type ChoiceProps = Readonly<{ name: string; option: number; chosen: boolean; onChoose(option: number): void }>

function OptionRadio({ name, option, chosen, onChoose }: ChoiceProps) {
  return (
    <>
      <input type="radio" name={name} value={option} checked={chosen} onChange={() => onChoose(option)} />
      <span className="bubble bubble-round">
        <span>{option + 1}</span>
      </span>
    </>
  )
}

/** What a screen reader says of an option that is only a circle. */
function wordsOf(question: Question, option: number): string {
  return optionWords(question, option) ?? ''
}

type ListProps = Props & Readonly<{ name: string; options: readonly number[] }>

/** A picture an option. */
function PictureOptions({ item, response, pictures, onChoose, name, options }: ListProps) {
  return (
    <div className="pictures">
      {options.map((option) => {
        const path = item.question.pictures[option] ?? ''
        return (
          <label className="picture" key={option}>
            <OptionRadio name={name} option={option} chosen={response === option} onChoose={onChoose} />
            <Show
              picture={pictures.of(path)}
              words={wordsOf(item.question, option)}
              language={item.language}
              onFail={() => pictures.fail(path)}
            />
          </label>
        )
      })}
    </div>
  )
}

/** One picture with numbered parts, and circles for the numbers. Without the picture the circles get their words. */
function PartOptions({ item, response, pictures, onChoose, name, options }: ListProps) {
  const { question } = item
  const [path = ''] = question.pictures
  const picture = pictures.of(path)
  const parts = options.map((option) => `${option + 1}: ${wordsOf(question, option)}`).join('. ')
  return (
    <>
      {picture.phase === 'failed' ? null : (
        <div className="picture-whole">
          <Show
            picture={picture}
            words={`Picture in ${options.length} parts. ${parts}.`}
            language={item.language}
            onFail={() => pictures.fail(path)}
          />
        </div>
      )}
      <div className={picture.phase === 'failed' ? 'options' : 'circles'}>
        {options.map((option) => (
          <label className="option" key={option}>
            <OptionRadio name={name} option={option} chosen={response === option} onChoose={onChoose} />
            <span className={picture.phase === 'failed' ? 'option-text' : 'sr'} translate="no">
              {wordsOf(question, option)}
            </span>
          </label>
        ))}
      </div>
    </>
  )
}

function TextOptions({ item, response, onChoose, name, options }: ListProps) {
  return (
    <div className="options">
      {options.map((option) => (
        <label className="option" key={option}>
          <OptionRadio name={name} option={option} chosen={response === option} onChoose={onChoose} />
          <span className="option-text" lang={languageOf(wordsOf(item.question, option), item.language)} translate="no">
            {wordsOf(item.question, option)}
          </span>
        </label>
      ))}
    </div>
  )
}

const OPTIONS = { image: PictureOptions, single_image: PartOptions, text: TextOptions } as const

export function QuestionView(props: Props) {
  const { position, question, number, language } = props.item
  const Options = OPTIONS[question.type]
  const options = Array.from({ length: choicesOf(question) }, (_, option) => option)
  return (
    <fieldset
      className="item"
      tabIndex={-1}
      aria-describedby={`prompt-${number}`}
      data-stage={responseKey(position)}
      onFocus={props.onEnter}
    >
      <legend className="sr">Question {number}</legend>
      <div className="item-margin">
        <span className="item-no" aria-hidden="true">
          {number}.
        </span>
      </div>
      <div className="item-body">
        <p className="prompt" id={`prompt-${number}`} lang={languageOf(question.prompt, language)} translate="no">
          {question.prompt}
        </p>
        <Options {...props} name={fieldName(responseKey(position))} options={options} />
      </div>
    </fieldset>
  )
}
