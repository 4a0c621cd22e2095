import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Button } from '../plain/button.tsx'
import { conflictWords as w } from './conflict-words.ts'
import style from './form.module.css'

type ConflictChoiceProps = { title: TextOrSentence; onTakeTheirs: () => void; onKeepMine: () => void }

/** Someone saved first: whose version stays. Nothing typed is lost before it is chosen. */
export function ConflictChoice({ title, onTakeTheirs, onKeepMine }: ConflictChoiceProps) {
  const { say } = useLanguage()
  const text = useText()
  return (
    <div className={style['conflict']} role="status">
      <p className={style['summaryTitle']}>{text(title)}</p>
      <p className={style['summaryNote']}>{say(w.bothHelp)}</p>
      <div className={style['acts']}>
        <Button variant="default" onClick={onTakeTheirs}>
          {say(w.takeTheirs)}
        </Button>
        <Button variant="default" onClick={onKeepMine}>
          {say(w.keepMine)}
        </Button>
      </div>
    </div>
  )
}
