import { Switch } from '../../../screens/ui/Switch.tsx'
import type { SayGame } from '../../../words/language.ts'

const TOOLS = ['hand', 'port', 'monster', 'admiral', 'clear'] as const
export type Tool = (typeof TOOLS)[number]

type ToolsProps = {
  words: SayGame
  tool: Tool
  onTool(tool: Tool): void
  undo: (() => void) | null
  redo: (() => void) | null
  onZoom(by: 1 | -1): void
}

/** What a click on the grid does, and what stands beside it. */
export function Tools({ words, tool, onTool, undo, redo, onZoom }: ToolsProps) {
  return (
    <div className="map-tools">
      <Switch
        choices={TOOLS}
        value={tool}
        words={(each) => words(`workshop.tool.${each}`)}
        titles={(each) => words(`workshop.toolText.${each}`)}
        label={words('workshop.tools')}
        testId="map-tool"
        onChange={onTool}
      />
      <span className="map-steps">
        <button type="button" className="small" disabled={!undo} data-testid="map-undo" onClick={() => undo?.()}>
          {words('workshop.undo')}
        </button>
        <button type="button" className="small" disabled={!redo} data-testid="map-redo" onClick={() => redo?.()}>
          {words('workshop.redo')}
        </button>
        <button
          type="button"
          className="small"
          aria-label={words('workshop.smaller')}
          title={words('workshop.smaller')}
          onClick={() => onZoom(-1)}
        >
          −
        </button>
        <button
          type="button"
          className="small"
          aria-label={words('workshop.larger')}
          title={words('workshop.larger')}
          onClick={() => onZoom(1)}
        >
          +
        </button>
      </span>
      <p className="map-tool-text">{words(`workshop.toolText.${tool}`)}</p>
    </div>
  )
}
