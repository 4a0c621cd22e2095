import { accountWords as w } from '@kxo/domain/identity/account-words'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { copyText } from '../../../ui/display/copy-text.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import style from './account.module.css'

/** The recovery codes, shown once: copied, downloaded, then gone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const list = useRef<HTMLUListElement>(null)
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join('\n'), list.current)) toast.success(w.recoveryCopied)
    else toast.info(w.recoverySelected)
  }
  const text = `${tenant.label}\n${codes.join('\n')}\n`
  return (
    <div className={style['enrolment']}>
      <h3 ref={title} tabIndex={-1} className={style['title']}>
        {say(w.recoveryTitle)}
      </h3>
      <p className={style['text']}>{say(w.recoveryHelp)}</p>
      <ul ref={list} className={style['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={style['acts']}>
        <Button variant="default" icon={<IconCopy size={18} />} onClick={() => void copy()}>
          {say(w.recoveryCopy)}
        </Button>
        <Button
          variant="default"
          icon={<IconDownload size={18} />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${say(w.recoveryFile)}.txt`)}
        >
          {say(w.recoveryDownload)}
        </Button>
        <Button onClick={onDone}>{say(w.recoveryDone)}</Button>
      </div>
    </div>
  )
}
