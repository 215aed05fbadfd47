/** The page with the whole table, at the same place; it leads no phone back here. */
export const wholePage = (): string => `./?whole${window.location.hash}`
