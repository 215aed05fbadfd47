/** 3.1 The captain's four acts, by the type of their action. */
export type Act = 'siege' | 'move-admiral' | 'privateer' | 'blackmail'
export const ACTS: readonly Act[] = ['siege', 'privateer', 'blackmail', 'move-admiral']
