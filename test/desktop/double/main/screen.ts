import { loud } from '../loud.ts'
import { setup } from './own.ts'
import { Speaker } from './speaker.ts'

type Point = { x: number; y: number }
type Bounds = Point & { width: number; height: number }

const displays = setup.displays.map(({ scaleFactor, ...bounds }, index) => ({
  id: index + 1,
  label: `display ${index + 1}`,
  scaleFactor,
  bounds,
  workArea: bounds,
  size: { width: bounds.width, height: bounds.height },
  workAreaSize: { width: bounds.width, height: bounds.height },
  rotation: 0,
  internal: index === 0,
}))

export function primary() {
  const [first] = displays
  if (first === undefined) throw new Error('the double of Electron has no screen')
  return first
}

const shared = (one: Bounds, other: Bounds): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))
const holds = ({ x, y, width, height }: Bounds, point: Point) => point.x >= x && point.x < x + width && point.y >= y && point.y < y + height

export const screen = loud(
  'screen',
  Object.assign(new Speaker('screen', ['display-added', 'display-removed', 'display-metrics-changed']), {
    getPrimaryDisplay: primary,
    getAllDisplays: () => [...displays],
    getDisplayMatching: (bounds: Bounds) =>
      displays.reduce((best, each) => (shared(each.bounds, bounds) > shared(best.bounds, bounds) ? each : best), primary()),
    getDisplayNearestPoint: (point: Point) => displays.find(({ bounds }) => holds(bounds, point)) ?? primary(),
    getCursorScreenPoint: () => ({ x: 0, y: 0 }),
  }),
)
