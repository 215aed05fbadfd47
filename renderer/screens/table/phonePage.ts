/** A device for one hand: the page for phones is made for it. */
export const isHandheld = (): boolean => !window.desktop && matchMedia('(pointer: coarse)').matches

/** The page for phones, at the same place. */
export const toPhonePage = (): void => window.location.assign(`phone.html${window.location.hash}`)
