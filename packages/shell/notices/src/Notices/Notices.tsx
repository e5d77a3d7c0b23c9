import { isLanguageId } from '@console/core/i18n'
import { lazyPart, useLazyPart } from '@console/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogs } from '../Dialogs/openDialog'
import { MissingPart } from '../MissingPart/MissingPart'
import { missing } from '../MissingPart/missingPart'
import { endScenario, shownScenario } from '../ScenarioBar/showScenario'
import { announcements } from '../queue/announce'
import type { Queue } from '../queue/createQueue'

const toasts = lazyPart(() => import('../Toasts/Toasts').then((m) => m.Toasts))
const scenarioBar = lazyPart(() => import('../ScenarioBar/ScenarioBar').then((m) => m.ScenarioBar))
const serviceDialog = lazyPart(() =>
  import('../Dialogs/ServiceDialog').then((m) => m.ServiceDialog),
)

/**
 * Mounted once in the console, beside its screens: outlet of `announce`, `snackbar`, `confirm` and `openDialog`. The code
 * that draws them is fetched with the first of each; where that fails, notices are kept, questions answered with no, and
 * `MissingPart` reports it.
 */
export function Notices() {
  const { i18n } = useTranslation()
  const language = isLanguageId(i18n.language) ? i18n.language : 'en'
  const notices = useLine(announcements)
  const [request] = useLine(dialogs)
  const [gone] = useLine(missing)
  const [scenario] = useLine(shownScenario)
  const Toasts = useLazyPart(toasts, notices.length > 0, () => undefined)
  const ScenarioBar = useLazyPart(scenarioBar, scenario !== undefined, () => undefined)
  const ServiceDialog = useLazyPart(serviceDialog, request !== undefined, closeAll)

  return (
    <>
      {Toasts ? <Toasts language={language} notices={notices} /> : null}
      {gone ? (
        <MissingPart
          language={language}
          titles={Toasts ? [] : notices.map(({ title }) => title)}
          onClose={() => missing.remove(gone)}
        />
      ) : null}
      {ScenarioBar && scenario ? (
        <ScenarioBar language={language} scenario={scenario.name} onEnd={endScenario} />
      ) : null}
      {ServiceDialog && request ? (
        <ServiceDialog key={request.id} request={request} onGone={() => dialogs.remove(request)} />
      ) : null}
    </>
  )
}

function useLine<Item>(line: Queue<Item>): readonly Item[] {
  return useSyncExternalStore(line.subscribe, line.items, line.items)
}

function closeAll() {
  for (const request of dialogs.items()) {
    request.settle(undefined)
    dialogs.remove(request)
  }
}
