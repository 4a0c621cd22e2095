import { ErasureCard } from './erasure-card.tsx'
import { ExportCard } from './export-card.tsx'
import style from './privacy.module.css'

/** The copy of my data and my erasure, on my profile. */
export default function OwnData({ id }: { id: number }) {
  return (
    <div className={style['page']}>
      <ExportCard id={id} isOwn />
      <ErasureCard id={id} isOwn />
    </div>
  )
}
