/** Plays a sound by its name; silent until the sounds are loaded. */
export function playSound(_name: string): void {}
