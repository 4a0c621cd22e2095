import { entityContract as contract, type Entity, type EntityPicture, entityPictures } from '@kxo/domain/billing/entity-contract'
import { maySign } from '@kxo/domain/billing/entity-rules'
import { entityWords as w } from '@kxo/domain/billing/entity-words'
import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { usePicture } from '../../../ui/display/use-picture.ts'
import { ImageField } from '../../../ui/fields/image-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The logo of an issuer's bills, and the stamp and signature under its proofs; each kept as soon as it is chosen. */
export function EntityPictures({ entity }: { entity: Entity }) {
  const { say } = useLanguage()
  const [now, setNow] = useState(entity)
  return (
    <SimpleGrid
      minColWidth="min(220px, 100%)"
      autoFlow="auto-fit"
      spacing="md"
      mb="lg"
      style={{ alignItems: 'start' }}
      role="group"
      aria-label={say(w.pictures)}
    >
      {entityPictures.map((picture) => (
        <Picture key={picture} entity={now} picture={picture} onChange={setNow} />
      ))}
    </SimpleGrid>
  )
}

type PictureProps = { entity: Entity; picture: EntityPicture; onChange: (entity: Entity) => void }

function Picture({ entity, picture, onChange }: PictureProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const params = { client: tenant.name, id: entity.id, picture }
  const pictureId = entity[picture]
  const signs = picture !== 'signature' || maySign(entity)
  const preview = usePicture(
    ['entities', tenant.name, entity.id, picture, pictureId],
    pictureId === null ? null : () => fetchFile(contract.entityPicture, { params }),
  )
  const keep = (saved: Entity): void => {
    onChange(saved)
  }
  return (
    <ImageField
      label={w[picture]}
      {...(picture !== 'logo' && { help: signs ? w.signedHelp : w.signatureNeeds })}
      disabled={!signs && pictureId === null}
      value={pictureId === null ? null : { id: Number(pictureId), name: say(w.pictureName), preview: preview ?? null }}
      upload={async (file, transfer) => {
        const saved = await call(contract.setEntityPicture, { params, files: { file } }, { transfer })
        keep(saved)
        return { id: Number(saved[picture]), name: say(w.pictureName) }
      }}
      remove={async () => keep(await call(contract.removeEntityPicture, { params }))}
      onChange={() => undefined}
    />
  )
}
