import { Center, Image } from '@mantine/core'
import { IconMovie } from '@tabler/icons-react'

/** The still picture of a film, or a neutral one. */
export const Poster = ({ address, width = 96 }: { address: string | null; width?: number }) =>
  address ? (
    <Image src={address} alt="" w={width} h={(width * 9) / 16} radius={6} fit="cover" flex="none" loading="lazy" bg="var(--k-subtle)" />
  ) : (
    <Center w={width} h={(width * 9) / 16} bdrs={6} flex="none" bg="var(--k-subtle)" c="dimmed" aria-hidden="true">
      <IconMovie size={22} />
    </Center>
  )
