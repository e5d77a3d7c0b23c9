import { useTranslation } from 'react-i18next'

/** Name of a queue in the user's language, or its own name if a newer server has one that is unknown here. */
export function useQueueTitle(): (name: string) => string {
  const { t } = useTranslation('dashboards')
  return (name) => t(`queue.${name}` as never, { defaultValue: name })
}
