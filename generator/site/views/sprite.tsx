/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';

/** The signs of the page. Each is here once and is used by its name. */
export function Sprite(): VNode {
  return (
    <svg width="0" height="0" aria-hidden="true" class="unseen">
      {/* The logo, the same as the icon: one request less on each visit. */}
      <symbol id="cross" viewBox="0 0 96 96">
        <circle cx="48" cy="48" r="46" fill="#f6efdf" stroke="#c9a227" stroke-width="3" />
        <path
          d="M48 12V84M37.6 22.8H58.4M26.4 35.8H69.6M35.8 56.9L60.2 67.9"
          fill="none"
          stroke="#8b1e1e"
          stroke-width="8"
        />
      </symbol>
      <Drawing id="moon" d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
      <Drawing id="glass" circles={[[10.5, 10.5, 6.5]]} d="m15.5 15.5 5 5" />
      <Drawing id="rank-great" circles={[[12, 12, 10]]} d="M12 5v14M5 12h14" />
      <Drawing id="rank-vigil" d="M12 3v13M5.5 9.5h13M3 13a9 8 0 0 0 18 0" />
      <Drawing id="rank-polyeleos" d="M12 3v18M3 12h18" />
      <Drawing id="share" d="M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2" />
      <Drawing id="print" d="M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z" />
      <Drawing id="rank-memorial" d="M9 10h6v12H9zM12 10V8M12 2c2 3 2 6 0 6s-2-3 0-6z" />
      <Drawing id="rank-movable" d="M12 2v20M9 5.5h6M6 10h12M9 15l6 3" />
      <Drawing id="rank-doxology" d="M15 3.5a9 9 0 1 0 0 17" dots="M13 8.5h.01M17 12h.01M13 15.5h.01" />
      <symbol id="rank-six_stichera" viewBox="0 0 24 24">
        <use href="#rank-doxology" />
      </symbol>
      <Drawing id="food-no_meat" d="M3 14 17 5a5 5 0 0 1 4 5v9H3zM3 14h18" dots="M8 17h.01M15 16.5h.01" />
      <Drawing
        id="food-fish"
        d="M2.5 12c3.5-6 10-6 14 0 1.5-2 3-3 5-3.5-1 2.5-1 4.5 0 7-2-.5-3.5-1.5-5-3.5-4 6-10.5 6-14 0z"
        dots="M7 11h.01"
      />
      <Drawing
        id="food-caviar"
        circles={[
          [8, 15, 3.5],
          [16, 15, 3.5],
          [12, 8, 3.5],
        ]}
      />
      <Drawing id="food-oil" d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" />
      <Drawing id="food-no_oil" d="M3 12h18a9 8 0 0 1-18 0zM9 8.5c-1.5-2 1.5-2.5 0-5M15 8.5c-1.5-2 1.5-2.5 0-5" />
      <Drawing id="food-dry" d="M5 20v-8a3.5 3.5 0 0 1 1.5-6.5h11A3.5 3.5 0 0 1 19 12v8zM9 20v-5M12 20v-5M15 20v-5" />
      <Drawing id="food-none" circles={[[12, 12, 9]]} d="M6 18 18 6" />
      <Drawing id="food-free" d="M12 2.5 14.5 9.5 21.5 12 14.5 14.5 12 21.5 9.5 14.5 2.5 12 9.5 9.5z" />
      <Drawing id="menu" dots="M5 12h.01M12 12h.01M19 12h.01" />
      <Drawing id="calendar" d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
      <Drawing id="no" d="M6 6l12 12M18 6 6 18" />
    </svg>
  );
}

/** The signs that only months use. */
export function LiturgySprite(): VNode {
  return (
    <svg width="0" height="0" aria-hidden="true" class="unseen">
      <Drawing id="liturgy-basil" d="M7 3h6a4.5 4.5 0 0 1 0 9H7zM7 12h7a4.5 4.5 0 0 1 0 9H7z" />
      <Drawing id="liturgy-presanctified" d="M6 3h12v4a6 6 0 0 1-12 0zM12 13v8M7 21h10M12 5v4M10 7h4" />
      <Drawing id="liturgy-vesperal" d="M9 8h8v3a4 4 0 0 1-8 0zM13 15v6M9 21h8M8 9a4 4 0 1 1 0-6 3.5 3.5 0 0 0 0 6z" />
      <Drawing id="liturgy-none" d="M6 3h12v4a6 6 0 0 1-12 0zM12 13v8M7 21h10M3 19 21 5" />
    </svg>
  );
}

interface DrawingProps {
  readonly id: string;
  readonly circles?: readonly (readonly [cx: number, cy: number, r: number])[];
  readonly d?: string;
  readonly dots?: string;
}

/** A sign of circles, lines and dots. */
function Drawing({ id, circles = [], d, dots }: DrawingProps): VNode {
  return (
    <symbol id={id} viewBox="0 0 24 24">
      {circles.map(([cx, cy, r]) => (
        <circle cx={cx} cy={cy} r={r} />
      ))}
      {d && <path d={d} />}
      {dots && <path class="dots" d={dots} />}
    </symbol>
  );
}
