import { Box } from '@mantine/core'

/** A company’s logo, beside its name, which says it. */
export const Logo = ({ address }: { address: string | null }) =>
  address === null ? null : (
    <Box src={address} alt="" loading="lazy" component="img" flex="none" maw={72} mah={40} bdrs={6} style={{ objectFit: 'contain' }} />
  )
