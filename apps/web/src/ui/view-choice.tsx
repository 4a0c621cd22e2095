import { useLanguage } from './language.tsx'
import { listWords } from './list-words.ts'
import style from './view-choice.module.css'

/** The same things as cards, or as a list. */
export function ViewChoice({ asList, onChange }: { asList: boolean; onChange: (list: boolean) => void }) {
  const { say } = useLanguage()
  return (
    <div className={style['choices']} role="group" aria-label={say(listWords.view)}>
      <button type="button" className={style['choice']} aria-pressed={!asList} onClick={() => onChange(false)}>
        {say(listWords.viewCards)}
      </button>
      <button type="button" className={style['choice']} aria-pressed={asList} onClick={() => onChange(true)}>
        {say(listWords.viewList)}
      </button>
    </div>
  )
}
