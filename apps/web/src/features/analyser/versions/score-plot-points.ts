const area = { left: 40, right: 272, top: 10, bottom: 62 };

/** Points for scores, oldest first, and grid lines at whole tens around them. `isMirrored`: time runs to the left. */
export function plotOf(scores: readonly number[], isMirrored = false) {
  const least = Math.min(90, Math.floor(Math.min(...scores) / 10) * 10);
  const highest = Math.max(least + 10, Math.ceil(Math.max(...scores) / 10) * 10);
  const step = (area.right - area.left) / Math.max(1, scores.length - 1);
  const points = scores.map((score, at) => ({
    x: round(isMirrored ? area.right - at * step : area.left + at * step),
    y: round(area.bottom - ((score - least) / (highest - least)) * (area.bottom - area.top)),
  }));
  return { points, least, highest };
}

const round = (value: number) => Math.round(value * 10) / 10;
