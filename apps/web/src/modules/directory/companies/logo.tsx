import style from '../directory.module.css'

/** A company’s logo, beside its name, which says it. */
export const Logo = ({ address }: { address: string | null }) =>
  address === null ? null : <img src={address} alt="" loading="lazy" className={style['logo']} />
