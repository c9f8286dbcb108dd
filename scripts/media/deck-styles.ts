/** The layout of the slides, for a page of 1280 by 720 CSS pixels. */
export const deckStyles = `
  @page{margin:0} h2{font:600 24px/1.25 fraunces}
  section{position:relative;width:1280px;height:720px;overflow:hidden;break-after:page}
  .words{position:absolute;left:72px;top:0;bottom:64px;width:400px;display:flex;flex-direction:column;justify-content:center}
  h1{font:600 46px/1.12 fraunces;letter-spacing:-.01em;margin:18px 0 24px}
  .words p:not(.kicker){font-size:21px;color:var(--muted)} .words p+p{margin-top:14px} .kicker{font-size:17px}
  .cover h1{font-size:58px} .cover .words{width:560px}
  figure{position:absolute;left:520px;right:56px;top:48px;bottom:72px;display:flex;align-items:center;justify-content:center}
  footer{position:absolute;left:72px;right:56px;bottom:26px;display:flex;justify-content:space-between;font-size:15px;color:var(--muted)}
  .screen{width:704px;border-radius:14px;border:1px solid var(--line)}
  .cover figure{left:640px} .day{height:610px}
  .phones{display:flex;gap:22px} .phones img{width:220px;border-radius:22px;border:5px solid var(--ink)}
  .phones img:nth-child(2){margin-top:28px} .phones img:nth-child(odd){margin-bottom:28px}
  .panel,.card{background:#fffcf6;border:1px solid var(--line);border-radius:14px;padding:28px 32px}
  .panel{width:100%} .card p{color:var(--muted);font-size:20px;line-height:1.4;margin-top:8px}
  .steps hr{border:0;border-top:1px dashed #857d6e;margin:20px 0 0} .steps p{margin-top:22px;font-size:18px;color:var(--muted)}
  .bar{margin-top:16px} .bar span{font-size:18px;color:var(--muted)}
  .bar div{display:flex;flex-direction:column;gap:2px;margin-top:2px} .bar i{height:28px;border-radius:8px} .bar b{font-size:19px;line-height:1.35}
  .map{width:100%;display:flex;align-items:stretch}
  .home{flex:0 0 310px;border:2px solid var(--primary);border-radius:22px;background:#e0eadd;padding:22px;display:flex;flex-direction:column}
  .home strong{color:var(--primary);font-size:19px;margin-bottom:14px} .home .card{padding:22px 24px}
  .home>i{height:44px;border-left:3px solid var(--primary);margin-left:50%}
  .links{flex:1;display:flex;flex-direction:column;justify-content:space-around} .links i{border-top:3px dashed var(--apricot)}
  .others{flex:0 0 290px;display:flex;flex-direction:column;justify-content:space-around;gap:18px} .others .card{border-style:dashed;border-color:#857d6e;padding:20px 24px}
  .cards{width:100%;display:grid;grid-template-columns:1fr 1fr;gap:22px} .cards .card{min-height:200px;border-top:6px solid #2d7a54}
  .cards .card:nth-child(2){border-top-color:#bd6418} .cards .card:nth-child(3){border-top-color:#41599c} .cards .card:nth-child(4){border-top-color:#8f2f5c}
  .cards.card b,.card b{font:600 58px/1.1 fraunces;color:var(--primary)}
  .numbers{width:100%} pre{background:#1f2b25;color:#f0ebe0;border-radius:14px;padding:24px 32px;font:500 28px/1.3 ui-monospace,'DejaVu Sans Mono',monospace;margin-bottom:22px}`;
