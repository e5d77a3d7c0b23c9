import { Banner } from '@console/ui'
import { useOpenStructure } from '../state/openStructure'

/** Banner over read-only content. */
export function ReadOnlyBanner() {
  const { config, reading } = useOpenStructure()
  return (
    <Banner tone="info">
      {reading.translate('structure:readOnly', {
        roles: reading.formats.list(config.structure.edit.roles),
      })}
    </Banner>
  )
}
