import { takeScreenshot } from './deck-screens.ts';
import { exampleDay } from './make-picture.ts';
import type { Bar, Figure } from './slide.ts';
import type { RunningProduct } from './start-product.ts';

/** Returns the HTML of a slide's figure. Takes the screenshots that the figure shows. */
export async function renderFigure(product: RunningProduct, figure: Figure): Promise<string> {
  switch (figure.kind) {
    case 'exampleDay':
      return `<img class="day" alt="" src="${await exampleDay(product, { deviceScaleFactor: 1.25, type: 'jpeg' })}">`;
    case 'screen':
      return `<img class="screen" alt="" src="${await takeScreenshot(product, figure.screen)}">`;
    case 'phones': {
      const images: string[] = [];
      for (const screen of figure.screens) images.push(await takeScreenshot(product, screen));
      return `<div class="phones">${images.map((image) => `<img alt="" src="${image}">`).join('')}</div>`;
    }
    case 'steps':
      return renderSteps(figure);
    case 'map':
      return renderMap(figure);
    case 'numbers':
      return renderNumbers(figure);
    case 'cards':
      return `<div class="cards">${figure.cards
        .map(({ title, text }) => `<div class="card"><h2>${title}</h2><p>${text}</p></div>`)
        .join('')}</div>`;
  }
}

type Kind<Name extends Figure['kind']> = Extract<Figure, { kind: Name }>;

function renderSteps({ title, phone, watch, sum, lagom, note }: Kind<'steps'>): string {
  const row = ({ name, steps, label }: Bar, color: string) => `
    <div class="bar"><span>${name}</span>
      <div><i style="width:${((steps / sum.steps) * 100).toFixed(1)}%;background:${color}"></i><b>${label}</b></div>
    </div>`;
  const parts = `linear-gradient(90deg,#8bb09b 0 49%,#eda268 49%)`;
  return `<div class="panel steps"><h2>${title}</h2>
    ${row(phone, '#8bb09b')}${row(watch, '#eda268')}<hr>${row(sum, parts)}${row(lagom, '#24573f')}
    <p>${note}</p></div>`;
}

function renderMap({ device, server, home, others }: Kind<'map'>): string {
  const box = ({ title, text }: { title: string; text: string }) =>
    `<div class="card"><h2>${title}</h2><p>${text}</p></div>`;
  return `<div class="map">
    <div class="home"><strong>${home}</strong>${box(device)}<i></i>${box(server)}</div>
    <div class="links">${others.map(() => '<i></i>').join('')}</div>
    <div class="others">${others.map(box).join('')}</div></div>`;
}

function renderNumbers({ command, numbers }: Kind<'numbers'>): string {
  const cards = numbers.map(({ number, text }) => `<div class="card"><b>${number}</b><p>${text}</p></div>`);
  return `<div class="numbers"><pre>$ ${command}</pre><div class="cards">${cards.join('')}</div></div>`;
}
