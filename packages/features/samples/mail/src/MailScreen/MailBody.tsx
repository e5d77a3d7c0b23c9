import { isolate, useFormats } from '@console/core/i18n'
import { Banner, Button, ForeignHtml, hasRemotePictures } from '@console/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** What a mail says, HTML of somebody else's. Pictures of other hosts are fetched once the reader asks; those that do not come are told. */
export function MailBody({ html }: { html: string }) {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const hasRemote = useMemo(() => hasRemotePictures(html), [html])
  const [isAsked, setIsAsked] = useState(false)
  const [silent, setSilent] = useState<readonly string[]>([])
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = body.current
    function onError({ target }: Event) {
      if (!(target instanceof HTMLImageElement) || !URL.canParse(target.src)) return
      const { host } = new URL(target.src)
      if (host !== '') setSilent((hosts) => (hosts.includes(host) ? hosts : [...hosts, host]))
    }
    // It does not bubble.
    element?.addEventListener('error', onError, true)
    return () => element?.removeEventListener('error', onError, true)
  }, [])

  return (
    <>
      {hasRemote && !isAsked ? (
        <Banner
          tone="info"
          actions={
            <Button
              onPress={() => {
                setIsAsked(true)
                // The button goes.
                body.current?.focus()
              }}
            >
              {t('pictures.show')}
            </Button>
          }
        >
          {t('pictures.held')}
        </Banner>
      ) : null}
      {silent.length > 0 ? (
        <Banner tone="warning">
          {t('pictures.silent', { hosts: formats.list(silent.map(isolate)) })}
        </Banner>
      ) : null}
      <Root ref={body} tabIndex={-1}>
        <ForeignHtml html={html} pictures={isAsked ? 'all' : 'enclosed'} />
      </Root>
    </>
  )
}

/* What is wider than the pane is scrolled to. */
const Root = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
`
