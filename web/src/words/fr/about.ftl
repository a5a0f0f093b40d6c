about-title = À propos de Heorot
